import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './withLock.ts';

/** Stubs the Web Locks API of a browser whose tabs share `run`: one task after the other. */
function stubLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => {
    const turn = tail.then(task);
    tail = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

/**
 * Stubs the storage as two tabs in processes of their own see it: what one of them writes reaches the other a moment later.
 * Returns what the second tab sees.
 */
function laterTab(arrivesIn: number) {
  const seen = new Map<string, string>();
  return {
    write: (key: string, value: string) => void setTimeout(() => seen.set(key, value), arrivesIn),
    read: (key: string) => seen.get(key) ?? null,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubLocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('withLock', () => {
  it('is passed on once what was stored under it has reached the other tabs', async () => {
    const storage = laterTab(50);
    await withLock('order', async () => {
      storage.write('order', '1');
    });
    const second = withLock('order', async () => storage.read('order'));
    await vi.runAllTimersAsync();
    expect(await second).toBe('1');
  });

  it('does not keep the result waiting', async () => {
    expect(await withLock('order', async () => 'placed')).toBe('placed');
    expect(vi.getTimerCount(), 'the lock is still held').toBe(1);
  });

  it('is passed on after a task that failed', async () => {
    await expect(withLock('order', () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    const second = withLock('order', async () => 'placed');
    await vi.runAllTimersAsync();
    expect(await second).toBe('placed');
  });

  it('fails where the browser refuses the lock', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('insecure', 'SecurityError')) },
    });
    await expect(withLock('order', async () => 'placed')).rejects.toThrow('insecure');
  });
});
