import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError, createScanWorld, settle } from '../../testing/scanPorts.ts';
import { createScan } from './createScan.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A scan whose code has come. */
async function openedScan(lifeLeft?: number) {
  const world = createScanWorld();
  const scan = createScan(world.ports);
  const close = scan.open();
  world.pending.issue.shift()?.resolve(world.freshScan(lifeLeft));
  await settle();
  return { ...world, scan, close };
}

async function seconds(count: number) {
  for (let index = 0; index < count; index += 1) {
    vi.advanceTimersByTime(1000);
    await settle();
  }
}

describe('the poll', () => {
  it(
    'asks once a second of visible time',
    { tags: ['spec:4.scan.poll', 'spec:9.scan'] },
    async () => {
      const { calls, pending, show } = await openedScan();
      const wait = async (count: number) => {
        for (let index = 0; index < count; index += 1) {
          await seconds(1);
          pending.query.shift()?.resolve(null);
          await settle();
        }
      };
      await wait(10);
      expect(calls.query).toHaveLength(10);
      show(false);
      await wait(30);
      expect(calls.query).toHaveLength(10);
      show(true);
      await wait(5);
      expect(calls.query.length).toBeGreaterThanOrEqual(15);
      expect(calls.query.length).toBeLessThanOrEqual(16);
    },
  );

  it('asks after each whole second', { tags: ['spec:4.scan.poll', 'spec:9.scan'] }, async () => {
    const { calls, pending } = await openedScan();
    for (let asked = 0; asked < 5; asked += 1) {
      vi.advanceTimersByTime(999);
      await settle();
      expect(calls.query).toHaveLength(asked);
      vi.advanceTimersByTime(1);
      await settle();
      expect(calls.query).toHaveLength(asked + 1);
      pending.query.shift()?.resolve(null);
      await settle();
    }
    expect(new Set(calls.query)).toEqual(new Set(['key-1']));
  });

  it('has one question under way at a time', async () => {
    const { calls } = await openedScan();
    await seconds(10);
    expect(calls.query).toHaveLength(1);
  });

  it('stops when the dialog closes, and a late answer is nobody’s', async () => {
    const { scan, calls, pending, close, listeners } = await openedScan();
    await seconds(1);
    close();
    pending.query.shift()?.resolve('code-1');
    await seconds(10);
    expect(scan.read()).toEqual({ status: 'closed' });
    expect(calls.query).toHaveLength(1);
    expect(calls.exchange).toHaveLength(0);
    expect(listeners.size).toBe(0);
  });

  it('pauses for ten seconds when the server asks for it', async () => {
    const { scan, calls, pending } = await openedScan();
    await seconds(1);
    pending.query.shift()?.reject(apiError.rateLimited());
    await seconds(9);
    expect(calls.query).toHaveLength(1);
    expect(scan.read()).toMatchObject({ status: 'active', isUnreachable: true });
    await seconds(2);
    expect(calls.query).toHaveLength(2);
  });

  it('does not take a network error for the end of the code', async () => {
    const { scan, pending } = await openedScan();
    await seconds(1);
    pending.query.shift()?.reject(apiError.network());
    await settle();
    expect(scan.read()).toMatchObject({ status: 'active', isUnreachable: true });
    await seconds(1);
    pending.query.shift()?.resolve(null);
    await settle();
    expect(scan.read()).toMatchObject({ status: 'active', isUnreachable: false });
  });

  it.each([
    ['refused', apiError.refused()],
    ['gone', apiError.gone()],
  ])('takes a key that is %s for the end of the code', async (_, error) => {
    const { scan, pending, calls } = await openedScan();
    await seconds(1);
    pending.query.shift()?.reject(error);
    await seconds(5);
    expect(scan.read()).toMatchObject({ status: 'expired' });
    expect(calls.query).toHaveLength(1);
  });

  it('has one question under way when the answer about an old code comes late', async () => {
    const { scan, calls, pending, freshScan } = await openedScan();
    await seconds(1);
    const late = pending.query.shift();
    scan.refresh();
    pending.issue.shift()?.resolve(freshScan());
    await settle();
    await seconds(1);
    expect(calls.query).toEqual(['key-1', 'key-2']);
    late?.resolve(null);
    await seconds(3);
    expect(calls.query).toHaveLength(2);
  });

  it('beats only while there is a code to ask about and the page is visible', async () => {
    const { pending, show, close } = await openedScan();
    expect(vi.getTimerCount()).toBe(1);
    show(false);
    expect(vi.getTimerCount()).toBe(0);
    show(true);
    expect(vi.getTimerCount()).toBe(1);
    pending.query.shift()?.resolve('code-1');
    await settle();
    show(false);
    show(true);
    expect(vi.getTimerCount()).toBe(0);
    close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the countdown', () => {
  it(
    'ends the code when its time is over, and refresh fetches another',
    { tags: ['spec:4.scan.expired'] },
    async () => {
      const { scan, pending, calls, freshScan } = await openedScan();
      expect(scan.read()).toMatchObject({
        status: 'active',
        secondsLeft: 300,
        isClockWrong: false,
      });
      await seconds(1);
      expect(scan.read()).toMatchObject({ secondsLeft: 299 });
      vi.advanceTimersByTime(299_000);
      await settle();
      expect(scan.read()).toMatchObject({ status: 'expired' });
      scan.refresh();
      expect(scan.read()).toMatchObject({ status: 'loading' });
      pending.issue.shift()?.resolve(freshScan());
      await settle();
      expect(scan.read()).toMatchObject({ status: 'active', key: 'key-2', secondsLeft: 300 });
      expect(calls.issue).toBe(2);
    },
  );

  it('notices on coming back that the time is over', async () => {
    const { scan, show, calls } = await openedScan();
    show(false);
    vi.advanceTimersByTime(400_000);
    show(true);
    await settle();
    expect(scan.read()).toMatchObject({ status: 'expired' });
    expect(calls.query).toHaveLength(0);
  });

  it.each([
    ['ten minutes fast', 300_000 - 600_000],
    ['five minutes fast', 0],
    ['six minutes slow', 300_000 + 360_000],
    ['a day slow', 300_000 + 86_400_000],
  ])('keeps a fresh code usable by a clock that is %s', async (_, lifeLeft) => {
    const { scan, pending, freshScan } = await openedScan(lifeLeft);
    const usable = { status: 'active', isClockWrong: true, secondsLeft: 300 };
    expect(scan.read()).toMatchObject(usable);
    await seconds(3);
    expect(scan.read()).toMatchObject({ status: 'active', secondsLeft: 297 });
    scan.refresh();
    pending.issue.shift()?.resolve(freshScan(lifeLeft));
    await settle();
    expect(scan.read()).toMatchObject(usable);
  });

  it.each([5, 9, 24, 64, 260, 300, 420, 600])(
    'obeys an end that is %i seconds away, and asks no more after it',
    { tags: ['spec:4.scan.expired'] },
    async (life) => {
      const { scan, calls, pending } = await openedScan(life * 1000);
      expect(scan.read()).toMatchObject({ isClockWrong: false, secondsLeft: life, life });
      for (let second = 1; second < life; second += 1) {
        await seconds(1);
        pending.query.shift()?.resolve(null);
        await settle();
      }
      expect(scan.read()).toMatchObject({ status: 'active', secondsLeft: 1 });
      await seconds(1);
      expect(scan.read()).toMatchObject({ status: 'expired' });
      const asked = calls.query.length;
      await seconds(5);
      expect(calls.query).toHaveLength(asked);
    },
  );

  /** A code of a server that says when it answered, to a device whose clock is ahead of it. */
  async function issuedTo(device: { ahead: number; out: number; back: number }, life: number) {
    const world = createScanWorld();
    const scan = createScan(world.ports);
    const close = scan.open();
    await vi.advanceTimersByTimeAsync(device.out);
    const written = Math.floor((Date.now() - device.ahead) / 1000) * 1000;
    const endsAt = written + life * 1000 + device.ahead;
    await vi.advanceTimersByTimeAsync(device.back);
    world.pending.issue.shift()?.resolve({
      url: 'https://school.example/scan?key=key-1',
      key: 'key-1',
      expire: new Date(written + life * 1000).toISOString(),
      serverTime: written,
    });
    await settle();
    const state = scan.read();
    close();
    return { state, endsAt };
  }

  it('is true by any clock where the server says what time it is', async () => {
    const TEN_YEARS = 315_576_000_000;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 5, max: 600 }),
        fc.oneof(
          fc.integer({ min: -TEN_YEARS, max: TEN_YEARS }),
          fc.integer({ min: -600_000, max: 600_000 }),
          fc.constant(0),
        ),
        fc.record({
          out: fc.integer({ min: 0, max: 2000 }),
          back: fc.integer({ min: 0, max: 2000 }),
        }),
        async (life, ahead, way) => {
          vi.setSystemTime(NOW);
          const { state, endsAt } = await issuedTo({ ahead, ...way }, life);
          if (state.status !== 'active') throw new Error(state.status);
          expect(state.isClockWrong).toBe(false);
          // A right clock counts to the end itself; a wrong one errs by no more than the journey of the reply.
          const bound = ahead === 0 ? 0 : way.out + way.back + 1000;
          expect(Math.abs(state.deadline - endsAt)).toBeLessThanOrEqual(bound);
        },
      ),
      { numRuns: 2000, seed: 20261123 },
    );
  });
});

describe('the exchange', () => {
  it(
    'is made once when three answers carry the code',
    { tags: ['spec:4.scan.exchange'] },
    async () => {
      const { scan, pending, calls, show } = await openedScan();
      await seconds(1);
      // Three questions under way: the page was left and shown again while each was slow.
      pending.query.shift()?.resolve('code-1');
      await settle();
      show(false);
      show(true);
      await seconds(3);
      for (const late of pending.query) late.resolve('code-1');
      await seconds(3);
      expect(calls.exchange).toEqual(['code-1']);
      expect(scan.read()).toMatchObject({ status: 'exchanging', code: 'code-1' });
      pending.exchange.shift()?.resolve(null);
      await settle();
      expect(scan.read()).toEqual({ status: 'done' });
      expect(calls.query).toHaveLength(1);
    },
  );

  it.each([
    ['asks for a mobile', () => Promise.resolve('code-1'), { status: 'unbound', code: 'code-1' }],
    [
      'finds the code spent',
      () => Promise.reject(apiError.refused('已过期')),
      { status: 'expired' },
    ],
    [
      'is refused',
      () => Promise.reject(apiError.refused('用户已锁定无法登录')),
      { status: 'failed', step: 'exchange' },
    ],
    [
      'gets no answer',
      () => Promise.reject(apiError.network()),
      { status: 'failed', step: 'exchange' },
    ],
  ])('%s', async (_, reply, expected) => {
    const { scan, pending } = await openedScan();
    await seconds(1);
    pending.query.shift()?.resolve('code-1');
    await settle();
    const { resolve, reject } = pending.exchange[0] ?? {};
    void reply().then(resolve, reject);
    await settle();
    expect(scan.read()).toMatchObject(expected);
  });
});

describe('whoever listens', () => {
  it('is told of every change, and of nothing else, until it leaves', async () => {
    const { scan, pending, show } = await openedScan();
    const listener = vi.fn<() => void>();
    const leave = scan.subscribe(listener);
    await seconds(1);
    expect(listener).toHaveBeenCalledTimes(1);
    pending.query.shift()?.resolve(null);
    await settle();
    show(true);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    scan.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a code that does not come', () => {
  it('is fetched once however often it is asked for', () => {
    const world = createScanWorld();
    const scan = createScan(world.ports);
    scan.open();
    scan.refresh();
    scan.refresh();
    expect(world.calls.issue).toBe(1);
  });

  it('is a failure that can be tried again', async () => {
    const world = createScanWorld();
    const scan = createScan(world.ports);
    scan.open();
    world.pending.issue.shift()?.reject(apiError.network());
    await settle();
    expect(scan.read()).toMatchObject({ status: 'failed', step: 'issue' });
    scan.refresh();
    world.pending.issue.shift()?.resolve(world.freshScan());
    await settle();
    expect(scan.read()).toMatchObject({ status: 'active' });
  });
});
