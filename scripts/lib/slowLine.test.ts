import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { openLine } from './slowLine.mjs';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a server that answers with as many different bytes as its path names; returns its address by way of a line. */
async function startBehind(line: { rate: number; latency: number }): Promise<string> {
  const server = createServer((request, response) => {
    response.end(bytes(Number(request.url?.slice(1))));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { url, close } = await openLine(`http://127.0.0.1:${port}/`, line);
  closers.push(close, () => server.close());
  return url;
}

const bytes = (count: number) => Buffer.from(Array.from({ length: count }, (_, at) => at % 251));

/** Fetches files at the same time; returns after how many milliseconds each was there. */
async function timesOf(url: string, sizes: number[]): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    sizes.map(async (size) => {
      const body = await (await fetch(url + size)).arrayBuffer();
      expect(Buffer.from(body).equals(bytes(size))).toBe(true);
      return performance.now() - began;
    }),
  );
}

it('keeps every answer back for the latency', async () => {
  const url = await startBehind({ rate: 1e9, latency: 120 });
  const [time = 0] = await timesOf(url, [10]);
  expect(time).toBeGreaterThanOrEqual(119);
});

it('shares its rate between all that is sent at once, in turns', async () => {
  const url = await startBehind({ rate: 200_000, latency: 0 });
  const [small = 0, large = 0] = await timesOf(url, [10_000, 60_000]);
  // 70 KB at 200 KB/s, of which the small file waits for no more than its own size of the large one.
  expect(large).toBeGreaterThanOrEqual(350);
  expect(small).toBeLessThan(large / 2);
});

it('is open for one connection after the other, and ends when it is closed', async () => {
  const url = await startBehind({ rate: 1e9, latency: 0 });
  await timesOf(url, [1000]);
  await timesOf(url, [2000, 0]);
  closers[0]?.();
  await expect(fetch(`${url}10`)).rejects.toThrow('fetch failed');
});
