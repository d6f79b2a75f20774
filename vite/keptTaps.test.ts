import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keptTapsCode } from './keptTaps.ts';

it('takes 0.6 KiB of a page at most', () => {
  const code = keptTapsCode();
  expect(code).toMatch(/^\(function/);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(0.6 * 1024);
});
