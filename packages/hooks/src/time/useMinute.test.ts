import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute } from './useMinute.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');
const MINUTE = 60_000;

const page = new EventTarget();
let visibilityState = 'visible';

function show(isVisible: boolean) {
  visibilityState = isVisible ? 'visible' : 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    get visibilityState() {
      return visibilityState;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the minute', () => {
  it('goes on by one beat for all who wait for it', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const leave = [minute.subscribe(first), minute.subscribe(second)];
    first.mockClear();
    expect(minute.read()).toBe(NOW);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(minute.read()).toBe(NOW);
    vi.advanceTimersByTime(1);
    expect(minute.read()).toBe(NOW + MINUTE);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    leave.forEach((stop) => stop());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps no hidden page busy, and is right when it is seen again', () => {
    const listener = vi.fn<() => void>();
    const leave = minute.subscribe(listener);
    listener.mockClear();
    show(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(minute.read()).toBe(Date.now());
    leave();
  });

  it('is the present for who comes between two beats', () => {
    const leave = minute.subscribe(() => {});
    vi.advanceTimersByTime(50_000);
    const also = minute.subscribe(() => {});
    expect(minute.read()).toBe(Date.now());
    leave();
    also();
  });

  it('is the present when nobody has waited', () => {
    vi.advanceTimersByTime(5 * MINUTE);
    expect(minute.read()).toBe(Date.now());
  });
});
