import { expect, it } from 'vitest';
import { maskMobile } from './maskMobile.ts';

it.each([
  ['13800136620', '138****6620'],
  ['12', '12'],
  ['', ''],
])('%s → %s', (mobile, masked) => {
  expect(maskMobile(mobile)).toBe(masked);
});
