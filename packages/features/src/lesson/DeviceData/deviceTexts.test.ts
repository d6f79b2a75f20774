import { expect, it } from 'vitest';
import { sizeText } from './deviceTexts.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [3 * 1024 * 1024, '3.0 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});
