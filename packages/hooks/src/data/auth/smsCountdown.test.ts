import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, localKeys } from '../../storage/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import {
  endSmsCountdown,
  readSmsCountdown,
  secondsUntil,
  startSmsCountdown,
} from './smsCountdown.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');

describe('secondsUntil', () => {
  it.each([
    ['the whole countdown', NOW + 120_000, 120],
    ['a begun second counts', NOW + 119_001, 120],
    ['the next one', NOW + 119_000, 119],
    ['the last moment', NOW + 1, 1],
    ['the deadline', NOW, 0],
    ['long ago', NOW - 86_400_000, 0],
    ['set by a wrong clock', NOW + 86_400_000, 0],
    ['not a number', Number.NaN, 0],
  ])('%s', (_name, deadline, seconds) => {
    expect(secondsUntil(deadline, NOW)).toBe(seconds);
  });
});

describe('the stored countdown', () => {
  beforeEach(() => {
    stubWindow();
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it(
    'starts at 120, counts by the clock and ends',
    { tags: ['spec:4.sms.countdown', 'spec:9.sms'] },
    () => {
      expect(readSmsCountdown()).toBe(0);
      startSmsCountdown();
      expect(readSmsCountdown()).toBe(120);
      vi.setSystemTime(NOW + 24_000);
      expect(readSmsCountdown()).toBe(96);
      vi.setSystemTime(NOW + 120_000);
      expect(readSmsCountdown()).toBe(0);
    },
  );

  it('ends when it is told to', () => {
    startSmsCountdown();
    endSmsCountdown();
    expect(readSmsCountdown()).toBe(0);
  });

  it('takes broken text for no countdown', () => {
    local.write(localKeys.smsDeadline, 'soon');
    expect(readSmsCountdown()).toBe(0);
  });
});
