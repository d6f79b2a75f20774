import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKeys, tab } from '../../storage/index.ts';
import { logout } from '../../stores/session/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { beginFlow, endFlow, FLOW_LIFE } from './socialFlow.ts';

const action = fc.constantFrom('login', 'bind');
const memberId = fc.nat({ max: 3 });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  stubWindow();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the mark of a flow', () => {
  it('is short, fits into an address and is never the same', () => {
    const marks = Array.from({ length: 1000 }, () => beginFlow('login', 0));
    for (const mark of marks) expect(mark).toMatch(/^[\w-]{12}$/);
    expect(new Set(marks).size).toBe(1000);
  });

  it('is good once', () => {
    fc.assert(
      fc.property(action, memberId, (kind, member) => {
        const mark = beginFlow(kind, member);
        expect(endFlow(kind, member, mark)).toBe(true);
        expect(endFlow(kind, member, mark)).toBe(false);
      }),
    );
  });

  it('cannot be guessed, and not twice', () => {
    fc.assert(
      fc.property(action, fc.oneof(fc.string(), fc.base64String()), (kind, forged) => {
        const mark = beginFlow(kind, 1);
        fc.pre(forged !== mark);
        expect(endFlow(kind, 1, forged)).toBe(false);
        // One wrong guess ends the flow.
        expect(endFlow(kind, 1, mark)).toBe(false);
      }),
    );
  });

  it('is good for its own end and its own member alone', () => {
    fc.assert(
      fc.property(action, memberId, action, memberId, (kind, member, other, stranger) => {
        const mark = beginFlow(kind, member);
        expect(endFlow(other, stranger, mark)).toBe(kind === other && member === stranger);
      }),
    );
  });

  it('is good for the last flow that was begun', () => {
    const old = beginFlow('bind', 1);
    beginFlow('bind', 1);
    expect(endFlow('bind', 1, old)).toBe(false);
  });

  it('lasts ten minutes, by a clock that does not run backwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * FLOW_LIFE, max: 2 * FLOW_LIFE }), (later) => {
        vi.setSystemTime(1_000_000);
        const mark = beginFlow('login', 0);
        vi.setSystemTime(1_000_000 + later);
        expect(endFlow('login', 0, mark)).toBe(later >= 0 && later <= FLOW_LIFE);
      }),
    );
  });

  it('is gone with a logout', () => {
    const mark = beginFlow('bind', 1);
    logout();
    expect(endFlow('bind', 1, mark)).toBe(false);
  });

  it('is nothing where nothing was begun, and survives what others wrote there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.string(), (kept, mark) => {
        tab.write(sessionKeys.socialFlow, kept);
        expect(endFlow('login', 0, mark)).toBe(false);
      }),
    );
    for (const mark of [null, '', 'undefined', 'null'])
      expect(endFlow('login', 0, mark)).toBe(false);
  });
});
