import { expect, it } from 'vitest';
import { numberedTitle } from './numberedTitle.ts';

it.each([
  [15, '列表推导式', '第 15 讲　列表推导式'],
  [1, '第 1 讲　练习与思考', '第 1 讲　练习与思考'],
  [3, '第三讲：循环', '第三讲：循环'],
  [2, '第12课 光的折射', '第12课 光的折射'],
  [4, '第一性原理', '第 4 讲　第一性原理'],
])('lesson %d, %s, is called %s', (position, title, shown) =>
  expect(numberedTitle(position, title)).toBe(shown),
);
