import { expect, it } from 'vitest';
import { createCalls, RATE } from './calls.mjs';

const good = (data: unknown = []) => JSON.stringify({ code: 0, message: '', data });
const reply = (text = good(), init: ResponseInit = {}) => Promise.resolve(new Response(text, init));

/** A clock that advances only when `wait` is called, by its milliseconds. */
function fakeClock() {
  let time = 0;
  return {
    now: () => time,
    wait: (ms: number) => {
      time += ms;
      return Promise.resolve();
    },
  };
}

it('begins no more calls in any minute than a server takes', async () => {
  const clock = fakeClock();
  const times: number[] = [];
  const fetch = () => {
    times.push(clock.now());
    return reply();
  };
  const calls = createCalls({ rate: 20, fetch, ...clock });
  await Promise.all(Array.from({ length: 70 }, (_, index) => calls.get(`/${index}`)));
  expect(times).toHaveLength(70);
  for (const [index, time] of times.entries())
    expect(time - (times[index - 20] ?? -60_000)).toBeGreaterThanOrEqual(60_000);
  expect(times.at(-1)).toBeLessThan(181_000);
});

it('stays below what MeEdu takes, and leaves some to others', () => {
  expect(RATE).toBeLessThan(120);
});

it('has no limit where none is wished', async () => {
  const clock = fakeClock();
  const calls = createCalls({ rate: 0, fetch: () => reply(), ...clock });
  await Promise.all(Array.from({ length: 500 }, (_, index) => calls.get(`/${index}`)));
  expect(clock.now()).toBe(0);
});

it.each([
  ['HTTP 429', '{"message":"Too Many Attempts."}', 429],
  ['an envelope', '{"code":429,"message":"请稍后再试","data":[]}', 200],
])('waits where the server has had enough, as long as it says: %s', async (_, text, status) => {
  const clock = fakeClock();
  let count = 0;
  const fetch = () => {
    count += 1;
    if (count > 2) return reply(good('at last'));
    return reply(text, { status, headers: count === 1 ? { 'retry-after': '7' } : {} });
  };
  const calls = createCalls({ fetch, ...clock });
  expect(await calls.json('/x')).toMatchObject({ data: 'at last' });
  expect([count, clock.now()]).toEqual([3, 7000 + 20_000]);
});

it('gives up in the end, and keeps no refusal', async () => {
  const clock = fakeClock();
  let count = 0;
  const fetch = () => {
    count += 1;
    return reply('{"code":429,"message":"请稍后再试","data":[]}');
  };
  const calls = createCalls({ fetch, ...clock });
  expect((await calls.get('/x')).text).toContain('429');
  expect(count).toBe(5);
  await calls.get('/x');
  expect(count).toBe(10);
});

it('makes a call anew that got lost or met a fault, where the server has answered before', async () => {
  const clock = fakeClock();
  const lost = createCalls({
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    ...clock,
  });
  await expect(lost.json('/x')).rejects.toThrow('fetch failed');
  expect(clock.now()).toBe(0);
  const answers = [
    () => reply(),
    () => Promise.reject(new TypeError('fetch failed')),
    () => reply('', { status: 502 }),
    () => reply(good('here')),
  ];
  const calls = createCalls({ fetch: () => answers.shift()?.() ?? reply(), ...clock });
  await calls.json('/first');
  expect(await calls.json('/x')).toMatchObject({ data: 'here' });
});

it('asks once for what many want, and forgets what was asked for longest ago', async () => {
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    return reply(good('x'.repeat(300)));
  };
  const calls = createCalls({ rate: 0, kept: 1000, fetch });
  await Promise.all([calls.get('/shared'), calls.get('/shared')]);
  for (const url of ['/a', '/b', '/c', '/d']) {
    // oxlint-disable-next-line no-await-in-loop
    await calls.get(url);
    // oxlint-disable-next-line no-await-in-loop
    await calls.get('/shared');
  }
  await calls.get('/a');
  expect(asked).toEqual(['/shared', '/a', '/b', '/c', '/d', '/a']);
});

it('tells a page in place of a reply from a reply', async () => {
  const calls = createCalls({ fetch: () => reply('<!doctype html>') });
  expect(await calls.json('/x')).toBeNull();
  const failing = createCalls({ fetch: () => reply('no', { status: 403 }) });
  await expect(failing.json('/x')).rejects.toThrow('/x: HTTP 403');
});
