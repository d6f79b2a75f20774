import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@qinghe/api/client';
import type { ApiErrorKind } from '@qinghe/api/client';
import { readListQuery } from './listQuery.ts';
import { growingState, pageState } from './page.ts';
import { createRequests } from './requests.ts';
import { retryDelay } from './retry.ts';

function failure(
  kind: ApiErrorKind,
  status: number | null = null,
  code: number | null = null,
  retryAfter: number | null = null,
) {
  return new ApiError({ kind, status, code, retryAfter, url: '/api/v2/courses' });
}

describe('retryDelay', () => {
  it.each([
    ['no answer', failure('network'), [1000, 4000, null]],
    ['no answer in time', failure('timeout'), [1000, 4000, null]],
    ['a gateway error', failure('http', 502), [1000, 4000, null]],
    ['a server that asks for 3 s', failure('http', 503, null, 3000), [3000, 4000, null]],
    ['a server that asks for weeks', failure('http', 503, null, 1e13), [null]],
    ['a rate limit', failure('http', 429), [null]],
    ['an unknown page', failure('http', 404), [null]],
    ['HTTP 401', failure('http', 401), [null]],
    ['a refusal', failure('envelope', 200, 1), [null]],
    ['an expired session', failure('envelope', 200, 401), [null]],
    ['a broken server that says so', failure('envelope', 200, 500), [null]],
    ['an unreadable answer', failure('parse', 200), [null]],
    ['an aborted call', failure('aborted'), [null]],
    ['a fault of our own', new TypeError('x'), [null]],
  ])('after %s', (_, error, delays) => {
    expect(delays.map((_delay, index) => retryDelay(error, index + 1))).toEqual(delays);
  });
});

/** Creates a call that resolves when the test says so, or rejects when aborted. */
function openCall() {
  let finish: (value: string) => void = () => undefined;
  const seen: { signal: AbortSignal | null } = { signal: null };
  const call = (signal: AbortSignal) => {
    seen.signal = signal;
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(failure('aborted')));
    });
  };
  return { call, seen, finish: (value: string) => finish(value) };
}

function withDeferred() {
  const tasks: (() => void)[] = [];
  const requests = createRequests((task) => void tasks.push(task));
  const settle = () => {
    for (const task of tasks.splice(0)) task();
  };
  return { requests, settle };
}

describe('createRequests', () => {
  it('aborts a call when the last one who waits has left', async () => {
    const { requests, settle } = withDeferred();
    const { call, seen } = openCall();
    const leaveFirst = requests.subscribe('a');
    const leaveSecond = requests.subscribe('a');
    const answer = requests.run('a', call);
    leaveFirst();
    settle();
    expect(seen.signal?.aborted).toBe(false);
    leaveSecond();
    expect(seen.signal?.aborted).toBe(false);
    settle();
    expect(seen.signal?.aborted).toBe(true);
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(requests.isBusy('a')).toBe(false);
  });

  it('survives the unmount and mount of strict mode', async () => {
    const { requests, settle } = withDeferred();
    const { call, seen, finish } = openCall();
    const leave = requests.subscribe('a');
    const answer = requests.run('a', call);
    leave();
    requests.subscribe('a');
    settle();
    expect(seen.signal?.aborted).toBe(false);
    finish('课程');
    await expect(answer).resolves.toBe('课程');
  });

  it('makes an aborted call anew for who came before it had ended', async () => {
    const { requests, settle } = withDeferred();
    const calls = [openCall(), openCall()] as const;
    const made: AbortSignal[] = [];
    const leave = requests.subscribe('a');
    const answer = requests.run('a', (signal) => {
      made.push(signal);
      return (made.length === 1 ? calls[0] : calls[1]).call(signal);
    });
    leave();
    settle();
    expect(made.map(({ aborted }) => aborted)).toEqual([true]);
    requests.subscribe('a');
    await vi.waitFor(() => expect(made.map(({ aborted }) => aborted)).toEqual([true, false]));
    calls[1].finish('课程');
    await expect(answer).resolves.toBe('课程');
  });

  it('counts nobody twice when told twice that they left', () => {
    const { requests, settle } = withDeferred();
    const { call, seen } = openCall();
    const leave = requests.subscribe('a');
    requests.subscribe('a');
    requests.run('a', call).catch(() => undefined);
    leave();
    leave();
    settle();
    expect(seen.signal?.aborted).toBe(false);
  });

  it('lets a preload finish that nobody waits for yet', async () => {
    const { requests, settle } = withDeferred();
    const { call, finish } = openCall();
    const answer = requests.run('a', call);
    expect(requests.isBusy('a')).toBe(true);
    expect(requests.isSubscribed('a')).toBe(false);
    settle();
    finish('课程');
    await expect(answer).resolves.toBe('课程');
    expect(requests.isBusy('a')).toBe(false);
  });

  it('aborts a preload whose page came and went', async () => {
    const { requests, settle } = withDeferred();
    const { call, seen } = openCall();
    const answer = requests.run('a', call);
    requests.subscribe('a')();
    settle();
    expect(seen.signal?.aborted).toBe(true);
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('aborts all calls of a lane and leaves other lanes alone', () => {
    const { requests, settle } = withDeferred();
    const calls = [openCall(), openCall(), openCall()] as const;
    const leave = requests.subscribe('a');
    requests.subscribe('b');
    requests.run('a', calls[0].call).catch(() => undefined);
    requests.run('a', calls[1].call).catch(() => undefined);
    requests.run('b', calls[2].call).catch(() => undefined);
    leave();
    settle();
    expect(calls.map(({ seen }) => seen.signal?.aborted)).toEqual([true, true, false]);
  });

  it('forgets a lane after its answer and its readers are gone', async () => {
    const { requests, settle } = withDeferred();
    const leave = requests.subscribe('a');
    await requests.run('a', () => Promise.resolve(1));
    expect(requests.isBusy('a')).toBe(true);
    leave();
    settle();
    expect(requests.isBusy('a')).toBe(false);
  });

  it('puts the check off to a later task by itself', () => {
    vi.useFakeTimers();
    const requests = createRequests();
    const { call, seen } = openCall();
    const leave = requests.subscribe('a');
    requests.run('a', call).catch(() => undefined);
    leave();
    expect(seen.signal?.aborted).toBe(false);
    vi.runAllTimers();
    expect(seen.signal?.aborted).toBe(true);
    vi.useRealTimers();
  });
});

describe('pageState', () => {
  it.each([
    ['loading', undefined, 1, { total: 0, isEmpty: false, hasMore: false }],
    ['nothing', { items: [], total: 0 }, 1, { total: 0, isEmpty: true, hasMore: false }],
    ['a first page', { items: [1, 2], total: 5 }, 1, { total: 5, isEmpty: false, hasMore: true }],
    [
      'a full last page',
      { items: [3, 4], total: 4 },
      2,
      { total: 4, isEmpty: false, hasMore: false },
    ],
    [
      'a page beyond the end',
      { items: [], total: 4 },
      9,
      { total: 4, isEmpty: true, hasMore: false },
    ],
  ])('tells %s', (_, data, page, expected) => {
    expect(pageState<number>(data, page, 2)).toMatchObject(expected);
    expect(pageState<number>(data, page, 2).items).toEqual(data?.items ?? []);
  });
});

describe('growingState', () => {
  const page = (items: number[], total: number) => ({ items, total });

  it.each([
    ['loading', undefined, [], false, false],
    ['nothing', [page([], 0)], [], true, false],
    ['a first page', [page([1, 2], 3)], [1, 2], false, true],
    ['the end by a short page', [page([1, 2], 9), page([3], 9)], [1, 2, 3], false, false],
    ['the end by the total', [page([1, 2], 4), page([3, 4], 4)], [1, 2, 3, 4], false, false],
    [
      'a row that moved to the next page',
      [page([1, 2], 5), page([2, 3], 6)],
      [1, 2, 3],
      false,
      true,
    ],
  ])('tells %s', (_, pages, items, isEmpty, hasMore) => {
    const state = growingState(pages, 2, (item) => item);
    expect(state.items).toEqual(items);
    expect(state.isEmpty).toBe(isEmpty);
    expect(state.hasMore).toBe(hasMore);
  });

  it('keeps equal rows that cannot be told apart', () => {
    expect(growingState([page([1, 1], 2)], 2).items).toEqual([1, 1]);
  });
});

describe('readListQuery', () => {
  it.each([
    ['', { category: 0, scene: '', page: 1 }],
    ['cid=3', { category: 3, scene: '', page: 1 }],
    ['cid=3&child=9&scene=free&page=2', { category: 9, scene: 'free', page: 2 }],
    ['cid=abc&scene=dear&page=0', { category: 0, scene: '', page: 1 }],
    ['cid=3&child=x&page=-4', { category: 3, scene: '', page: 1 }],
  ])('reads %j', (search, expected) => {
    expect(readListQuery(new URLSearchParams(search))).toEqual(expected);
  });
});
