import { createServer, get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compress } from './compress.ts';
import { listen } from './testing/listen.ts';

const text = Buffer.from('青禾学堂'.repeat(400));

async function ask(encodings: string, content: Buffer) {
  const server = createServer((req, res) => {
    const { body, headers } = compress(req, content);
    res.writeHead(200, headers).end(body);
  });
  const url = await listen(server);
  onTestFinished(() => void server.close());
  return new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encodings } }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({ encoding: res.headers['content-encoding'], body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('answers %s with %s', async (accepted, encoding, unpack) => {
  const answer = await ask(accepted, text);
  expect(answer.encoding).toBe(encoding);
  expect(answer.body.length).toBeLessThan(text.length / 10);
  expect(unpack(answer.body).equals(text)).toBe(true);
});

it('leaves short texts and other callers alone', async () => {
  expect(await ask('identity', text)).toEqual({ encoding: undefined, body: text });
  const short = text.subarray(0, 300);
  expect(await ask('br', short)).toEqual({ encoding: undefined, body: short });
});

it('packs harder what is kept', () => {
  const req = { headers: { 'accept-encoding': 'br' } };
  const mixed = Buffer.from(
    Array.from({ length: 4000 }, (_, at) => Math.sin(at).toFixed(3)).join(),
  );
  const [once, kept] = (['once', 'kept'] as const).map((use) => compress(req, mixed, use).body);
  expect(kept?.length).toBeLessThan(Number(once?.length));
});
