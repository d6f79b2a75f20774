import { expect, it } from 'vitest';
import { money } from './money.ts';

it.each([
  [0, '￥0.00'],
  [-0, '￥0.00'],
  [0.1, '￥0.10'],
  [99, '￥99.00'],
  [-30, '−￥30.00'],
  [1234.5, '￥1234.50'],
])('%d yuan are %s', (yuan, text) => {
  expect(money(yuan)).toBe(text);
});
