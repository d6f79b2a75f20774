import { describe, expect, it } from 'vitest';
import type { Order } from '@qinghe/api/resources/orders';
import { describeOrder, moneyOf } from './describeOrder.ts';

function order(status_text: string, goods_type: string | null, continue_pay = false): Order {
  return {
    id: 1,
    user_id: 1,
    order_id: '202611210820485538',
    charge: 199,
    created_at: '2026-11-20T02:00:00.000Z',
    payment_method: '',
    status_text,
    payment_text: '',
    continue_pay,
    refund_amount: 0,
    goods:
      goods_type === null
        ? []
        : [
            {
              goods_id: 5,
              goods_type,
              goods_text: goods_type,
              goods_name: '机器学习十五讲',
              goods_thumb: '',
              goods_charge: 0,
              goods_ori_charge: 0,
              num: 1,
              charge: 199,
            },
          ],
  };
}

describe('describeOrder', () => {
  it.each([
    ['未支付', 'COURSE', true, '去支付', '/order/pay?orderId=202611210820485538&type=vod&id=5'],
    ['支付中', 'BOOK', true, '去支付', '/order/pay?orderId=202611210820485538&id=5'],
    ['已支付', 'COURSE', false, '去学习', '/courses/detail/5'],
    ['已支付', 'ACTIVATE', false, '查看活动', '/activates/detail/5'],
    ['已取消', 'ROLE', false, '重新购买', '/order?goods_type=role&goods_id=5'],
  ])('%s %s', (status, type, canPay, text, href) => {
    expect(describeOrder(order(status, type, canPay)).action).toMatchObject({ text, href });
  });

  it.each([
    ['已支付', 'ROLE'],
    ['已取消', 'BOOK'],
    ['已支付', null],
  ])('%s %s has nothing to do', (status, type) => {
    expect(describeOrder(order(status, type)).action).toBeNull();
  });

  it('keeps number and state of an order whose goods are gone', () => {
    expect(describeOrder(order('已取消', null))).toMatchObject({
      status: '已取消',
      tone: 'neutral',
      name: '商品已下架',
      kind: '',
    });
  });
});

describe('moneyOf', () => {
  const paid = order('已支付', 'COURSE');
  const unpaid = order('未支付', 'COURSE', true);

  it.each([
    ['paid elsewhere', paid, null, ['订单金额', 199, null]],
    ['paid here', paid, 199, ['实付款', 199, null]],
    ['paid here with a code', paid, 169, ['实付款', 169, 199]],
    ['paid here by a code alone', paid, 0, ['实付款', 0, 199]],
    [
      'paid here and paid back in part',
      { ...paid, refund_amount: 50.5 },
      169,
      ['实付款', 169, 199],
    ],
    [
      'paid back more than was kept here',
      { ...paid, refund_amount: 199 },
      169,
      ['订单金额', 199, null],
    ],
    ['kept here above the price', paid, 299, ['订单金额', 199, null]],
    ['to be paid', unpaid, 199, ['订单金额', 199, null]],
    ['to be paid after a code', unpaid, 169, ['应付金额', 169, 199]],
    ['to be paid, placed elsewhere', unpaid, null, ['订单金额', 199, null]],
    ['given up after a code', order('已取消', 'COURSE'), 169, ['订单金额', 199, null]],
    ['of an unknown price', { ...paid, charge: null }, 169, ['实付款', 169, null]],
    ['of which nothing is known', { ...paid, charge: null }, null, ['订单金额', null, null]],
  ] as const)('of an order %s', (_which, given, total, [label, amount, before]) => {
    expect(moneyOf(given, total)).toEqual({ label, amount, before });
  });
});
