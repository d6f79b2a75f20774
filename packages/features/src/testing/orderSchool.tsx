import { school } from '@qinghe/api/mocks';
import { keepOrder, type OrderRecord } from '@qinghe/hooks/data/orders';

/** The ordinary member's unpaid order in the seed: 《机器学习十五讲》 for 299 yuan, placed at 09:32. */
export const UNPAID = '20261120884120';

/** A paid order of the seed: 《Python 零基础》 for 199 yuan. */
export const PAID = '20261102741035';

/** Returns an order of the demo school. Throws when there is none with that number. */
export function orderOf(orderNo: string) {
  const order = school.tables.orders.find((row) => row.order_id === orderNo);
  if (!order) throw new Error(`The school has no order ${orderNo}.`);
  return order;
}

/** Returns the number of orders in the demo school. */
export const orderCount = (): number => school.tables.orders.length;

/** Stores the unpaid order like the device that placed it, with promo code QINGHE30 and 30 minutes left. */
export function keepUnpaid(fields: Partial<OrderRecord> = {}): void {
  keepOrder({
    orderNo: UNPAID,
    userId: 1,
    type: 'vod',
    goodsId: 2,
    name: '机器学习十五讲：从梯度下降说起',
    thumb: '/demo/covers/ml.svg',
    total: 269,
    code: 'QINGHE30',
    contact: '',
    createdAt: Date.now() - 166_000,
    payment: '',
    payUrl: '',
    codeUrl: '',
    hasLeft: false,
    isSettled: false,
    ...fields,
  });
}

/** Stores the same order with a cashier page of generation C. */
export function keepAtCashier(fields: Partial<OrderRecord> = {}): void {
  orderOf(UNPAID).status = 5;
  keepUnpaid({ payUrl: `https://school.example/payment/index?sign=${UNPAID}`, ...fields });
}

/** Marks a promo code as used by the member, as if in another tab. */
export function spendCode(code: string): void {
  const row = school.tables.promoCodes.find((promo) => promo.code === code);
  if (row) school.tables.promoUses.push({ code_id: row.id, user_id: 1 });
}
