import { describe, expect, it } from 'vitest';
import type { OrderFacts } from '@qinghe/hooks/data/orders';
import { deadlineOf, hasTimedOut, timeLeft } from './deadline.ts';

const order: OrderFacts = {
  orderNo: '1',
  type: 'vod',
  goodsId: 5,
  name: '',
  thumb: '',
  amount: 1,
  isPayable: true,
  createdAt: '2026-11-20T02:00:00.000Z',
};
const at = (clock: string) => Date.parse(`2026-11-20T${clock}Z`);

describe('deadlineOf', () => {
  it('is half an hour at the cashier and an hour elsewhere', () => {
    expect(deadlineOf(order, true)).toBe(at('02:30:00'));
    expect(deadlineOf(order, false)).toBe(at('03:00:00'));
    expect(deadlineOf({ ...order, createdAt: null }, true)).toBeNull();
  });
});

describe('hasTimedOut', () => {
  it.each([
    ['02:59:59', false],
    ['03:00:00', true],
  ])('at %s: %s', (clock, expected) => {
    expect(hasTimedOut(order, at(clock))).toBe(expected);
  });
});

describe('timeLeft', () => {
  it.each([
    ['02:02:46', '27:14'],
    ['02:29:59.500', '00:01'],
    ['02:30:00', null],
    ['02:40:00', null],
    ['02:00:00', '30:00'],
  ])('at %s: %s', (clock, expected) => {
    expect(timeLeft(at('02:30:00'), at(clock))).toBe(expected);
  });
});
