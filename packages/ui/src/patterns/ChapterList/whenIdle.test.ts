import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

/** A browser that always has something else to do. */
function neverIdle(task: IdleRequestCallback, options?: IdleRequestOptions): number {
  if (options?.timeout !== undefined)
    setTimeout(() => task({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
  return 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', neverIdle);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes to its end in a browser that is never idle, one task at a time', () => {
  const done: string[] = [];
  whenIdle(() => done.push('first'));
  const cancel = whenIdle(() => done.push('cancelled'));
  whenIdle(() => done.push('last'));
  cancel();
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['first']);
  vi.runAllTimers();
  expect(done).toEqual(['first', 'last']);
});
