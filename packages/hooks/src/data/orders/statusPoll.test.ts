import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@qinghe/api/client';
import { createStatusPoll, pollDelay } from './statusPoll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(ask: () => Promise<number>) {
  let isVisible = true;
  const listeners = new Set<() => void>();
  const asked = vi.fn<() => Promise<number>>(ask);
  const poll = createStatusPoll({
    ask: asked,
    isVisible: () => isVisible,
    onVisibility: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    poll,
    asked,
    show: (value: boolean) => {
      isVisible = value;
      for (const listener of listeners) listener();
    },
  };
}

describe('pollDelay', () => {
  it('slows down and stops after a quarter of an hour', () => {
    let elapsed = 0;
    let asked = 1;
    const paces = new Set<number>();
    for (let delay = pollDelay(asked); delay !== null; delay = pollDelay(asked)) {
      paces.add(delay);
      elapsed += delay;
      asked += 1;
    }
    expect([...paces]).toEqual([2000, 5000, 10_000]);
    expect(elapsed).toBe(15 * 60_000);
  });

  it('waits longer after failures, half a minute at most', () => {
    expect([0, 1, 2, 9].map((failures) => pollDelay(1, failures))).toEqual([
      2000, 4000, 8000, 30_000,
    ]);
  });
});

describe('createStatusPoll', () => {
  it('asks at once, then every two seconds, until the order is paid', async () => {
    const answers = [1, 5, 5, 9];
    const { poll, asked } = setUp(async () => answers.shift() ?? 9);
    poll.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(poll.getState().status).toBe(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(poll.getState()).toMatchObject({ status: 9, isStopped: true });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('rests while the page is hidden and asks at once when it is seen again', async () => {
    const { poll, asked, show } = setUp(async () => 5);
    poll.start();
    await vi.advanceTimersByTimeAsync(0);
    show(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('stops for a cancelled order, for an unknown one, and when it is left', async () => {
    const cancelled = setUp(async () => 7);
    cancelled.poll.start();
    const gone = new ApiError({ kind: 'envelope', code: 404, url: '/' });
    const unknown = setUp(() => Promise.reject(gone));
    unknown.poll.start();
    const left = setUp(async () => 5);
    left.poll.start()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cancelled.asked).toHaveBeenCalledTimes(1);
    expect(unknown.asked).toHaveBeenCalledTimes(1);
    expect(unknown.poll.getState().error).toBe(gone);
    expect(left.asked).not.toHaveBeenCalled();
  });

  it('tells trouble at once when the first answer never came', async () => {
    const { poll } = setUp(() => Promise.reject(new ApiError({ kind: 'timeout', url: '/' })));
    poll.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(poll.getState()).toMatchObject({ status: null, isTroubled: true });
  });

  it('tells trouble after two failures in a row and recovers', async () => {
    let isDown = true;
    const { poll } = setUp(async () => {
      if (isDown) throw new ApiError({ kind: 'network', url: '/' });
      return 5;
    });
    poll.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(poll.getState().isTroubled).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(poll.getState().isTroubled).toBe(true);
    isDown = false;
    await vi.advanceTimersByTimeAsync(8000);
    expect(poll.getState()).toMatchObject({ status: 5, isTroubled: false });
  });

  it('goes on asking by hand after it has stopped by itself', async () => {
    let status = 5;
    const { poll, asked } = setUp(async () => status);
    poll.start();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(poll.getState().isStopped).toBe(true);
    const count = asked.mock.calls.length;
    status = 9;
    expect(await poll.askNow()).toBe(9);
    expect(asked).toHaveBeenCalledTimes(count + 1);
  });

  it('does not promise to go on by itself after such a question', async () => {
    const { poll, asked } = setUp(async () => 5);
    poll.start();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    await poll.askNow();
    const count = asked.mock.calls.length;
    expect(poll.getState().isStopped).toBe(true);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(asked).toHaveBeenCalledTimes(count);
  });

  it('never asks twice at once', async () => {
    let open = 0;
    let most = 0;
    const { poll } = setUp(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      open -= 1;
      return 5;
    });
    poll.start();
    await vi.advanceTimersByTimeAsync(1000);
    const byHand = poll.askNow();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await byHand).toBe(5);
    expect(most).toBe(1);
  });

  it('begins without trouble, and does nothing before it is started', async () => {
    const { poll, asked, show } = setUp(async () => 5);
    expect(poll.getState()).toEqual({
      status: null,
      isTroubled: false,
      isStopped: false,
      isAsking: false,
      error: undefined,
    });
    expect(await poll.askNow()).toBe(5);
    show(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks no more when it is left while a question is under way', async () => {
    let tell: (status: number) => void = () => {};
    const { poll, asked } = setUp(() => new Promise((resolve) => (tell = resolve)));
    const leave = poll.start();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    tell(5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('calls one late answer no trouble once the server has told', async () => {
    const answers = [async () => 5];
    const late = () => Promise.reject(new ApiError({ kind: 'timeout', url: '/' }));
    const { poll } = setUp(() => (answers.shift() ?? late)());
    poll.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(poll.getState()).toMatchObject({ status: 5, isTroubled: false });
  });

  it('says that it is asked by hand, to those who still listen', async () => {
    const { poll } = setUp(async () => 5);
    const seen: boolean[] = [];
    const stop = poll.subscribe(() => seen.push(poll.getState().isAsking));
    await poll.askNow();
    expect(seen).toEqual([true, true, false]);
    stop();
    await poll.askNow();
    expect(seen).toHaveLength(3);
  });
});
