import { ApiError } from '@qinghe/api/client';
import {
  ORDER_STATUS,
  getOrderStatus,
  getOrders,
  postOrder,
  postOrderActivity,
  postOrderCourse,
  postOrderRole,
} from '@qinghe/api/resources/orders';
import type { LegacyCreatedOrder } from '@qinghe/api/resources/orders';
import type { GoodsType } from '../../url/index.ts';
import { client } from '../client/index.ts';
import type { OrderDraft } from './checkout.ts';
import {
  changeOrder,
  findOrderRecord,
  forgetOrder,
  keepOrder,
  readOrderRecords,
} from './orderRecords.ts';
import type { OrderRecord } from './orderRecords.ts';
import { paymentLock, withLock } from './withLock.ts';

/** Name and mobile of who takes part in an activity (contract O-08). */
export interface Attendee {
  name: string;
  mobile: string;
}

/** How the server takes money: it lists ways to pay (A, B), or has a cashier of its own (C). */
export type PayWay = { kind: 'list'; payment: string } | { kind: 'cashier' };

/** What an order is placed with beside the draft. */
export interface OrderContext {
  userId: number;
  /** Title and picture of the goods, kept for the payment page. */
  name: string;
  thumb: string;
  way: PayWay;
  /** Only for activities. */
  attendee: Attendee | null;
}

/** An order that was placed, now or before. */
export interface PlacedOrder {
  orderNo: string;
  /** Whether nothing is left to pay. */
  isPaid: boolean;
  /** Yuan to pay. */
  total: number;
}

interface Created extends PlacedOrder {
  payUrl: string;
}

const MINUTE = 60_000;

/** How long an unpaid order may be used again: the cashier's page lives for 30 minutes, others for 60. */
const REUSABLE_FOR = { cashier: 25 * MINUTE, list: 50 * MINUTE } as const;

const CASHIER_TYPES = {
  vod: 'COURSE',
  role: 'ROLE',
  activate: 'ACTIVATE',
} as const satisfies Record<GoodsType, string>;

const PAID_TEXT = '已支付';

/** How far the clocks of the school and of this device may be apart. */
const CLOCKS_DIFFER_BY = MINUTE;

const contactOf = (attendee: Attendee | null): string =>
  attendee ? `${attendee.name} ${attendee.mobile}` : '';

function fits(record: OrderRecord, draft: OrderDraft, context: OrderContext): boolean {
  const { way } = context;
  return (
    !record.isSettled &&
    record.userId === context.userId &&
    record.type === draft.type &&
    record.goodsId === draft.id &&
    record.code === (draft.code ?? '') &&
    record.total === draft.payable &&
    record.contact === contactOf(context.attendee) &&
    (record.orderNo === '' || (record.payUrl !== '') === (way.kind === 'cashier')) &&
    Date.now() - record.createdAt < REUSABLE_FOR[way.kind]
  );
}

/**
 * Whether a payment that was started can be gone on with: at the cashier, by the code that was kept,
 * or by a transfer. Other payments start once (contract E-77, E-78).
 */
function canGoOn({ payment, codeUrl }: OrderRecord, way: PayWay): boolean {
  if (way.kind === 'cashier') return true;
  return way.payment === 'handPay' || (way.payment === payment && codeUrl !== '');
}

/**
 * The order that was posted without an answer, if the school has it: the newest of these goods that
 * this device does not know. Generation C lists it once it is paid (contract E-27).
 */
async function findUnanswered(
  posted: OrderRecord,
  { type, id, price }: OrderDraft,
): Promise<OrderRecord | null> {
  const { items } = await client.send(getOrders, { page: 1, page_size: 50 });
  const known = new Set(readOrderRecords().map(({ orderNo }) => orderNo));
  const found = items.find(
    ({ order_id, charge, created_at, continue_pay, status_text, goods: [goods] }) =>
      !known.has(order_id) &&
      (continue_pay || status_text === PAID_TEXT) &&
      charge === price &&
      goods?.goods_id === id &&
      goods.goods_type === CASHIER_TYPES[type] &&
      created_at !== null &&
      Date.parse(created_at) > posted.createdAt - CLOCKS_DIFFER_BY,
  );
  if (!found) return null;
  const record = { ...posted, orderNo: found.order_id };
  keepOrder(record);
  return record;
}

/** The status of an order; one that the school no longer knows counts as cancelled. */
async function statusOf(orderNo: string): Promise<number> {
  try {
    return (await client.send(getOrderStatus, { order_id: orderNo })).status;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'envelope' && error.isNotFound)
      return ORDER_STATUS.cancelled;
    throw error;
  }
}

/** The same order if it was placed before and can still be paid as asked now. */
async function findPlaced(draft: OrderDraft, context: OrderContext): Promise<PlacedOrder | null> {
  const { userId, way } = context;
  const fitting = readOrderRecords().find((row) => fits(row, draft, context));
  const known = fitting?.orderNo === '' ? await findUnanswered(fitting, draft) : fitting;
  if (!known) return null;
  const { orderNo, total } = known;
  const status = await statusOf(orderNo);
  if (status === ORDER_STATUS.paid) return { orderNo, total, isPaid: true };
  // Another tab may be starting the payment: its code is there when it has.
  const record = await withLock(
    paymentLock(orderNo),
    async () => findOrderRecord(userId, orderNo) ?? known,
  );
  const isOpen =
    status === ORDER_STATUS.unpaid || (status === ORDER_STATUS.paying && canGoOn(record, way));
  if (!isOpen) {
    if (status === ORDER_STATUS.cancelled) forgetOrder(record);
    return null;
  }
  if (way.kind === 'list') changeOrder(orderNo, { payment: way.payment });
  return { orderNo, total, isPaid: false };
}

function fromLegacy(order: LegacyCreatedOrder, { discount }: OrderDraft): Created {
  return {
    orderNo: order.order_id,
    isPaid: order.status_text === PAID_TEXT,
    total: Math.max(0, order.charge - discount),
    payUrl: '',
  };
}

async function createLegacy(draft: OrderDraft, attendee: Attendee | null): Promise<Created> {
  const promo_code = draft.code ?? undefined;
  switch (draft.type) {
    case 'vod':
      return fromLegacy(
        await client.send(postOrderCourse, { course_id: draft.id, promo_code }),
        draft,
      );
    case 'role':
      return fromLegacy(
        await client.send(postOrderRole, { role_id: draft.id, agree: 1, promo_code }),
        draft,
      );
    case 'activate': {
      const { name, mobile } = attendee ?? { name: '', mobile: '' };
      return fromLegacy(
        await client.send(postOrderActivity, { activate_id: draft.id, name, mobile, promo_code }),
        draft,
      );
    }
  }
}

async function createAtCashier(draft: OrderDraft, attendee: Attendee | null): Promise<Created> {
  const order = await client.send(postOrder, {
    goods_type: CASHIER_TYPES[draft.type],
    goods_id: draft.id,
    agree_protocol: 1,
    promo_code: draft.code ?? undefined,
    ...attendee,
  });
  return {
    orderNo: order.order_no,
    isPaid: order.is_paid,
    total: order.total,
    payUrl: order.is_paid ? '' : order.pay_url,
  };
}

/** What is kept of an order before the school has answered. */
const recordOf = (draft: OrderDraft, context: OrderContext): OrderRecord => ({
  orderNo: '',
  userId: context.userId,
  type: draft.type,
  goodsId: draft.id,
  name: context.name,
  thumb: context.thumb,
  total: draft.payable,
  code: draft.code ?? '',
  contact: contactOf(context.attendee),
  createdAt: Date.now(),
  payment: context.way.kind === 'list' ? context.way.payment : '',
  payUrl: '',
  codeUrl: '',
  hasLeft: false,
  isSettled: false,
});

/**
 * Places an order and keeps what paying it needs. One tab at a time: the same order that was placed
 * shortly before, in this tab or another, is gone on with instead of placing a second one, also when
 * its reply was lost.
 *
 * @param confirm Rejects when the draft no longer holds; called right before posting.
 */
export async function placeOrder(
  draft: OrderDraft,
  context: OrderContext,
  confirm: () => Promise<void>,
): Promise<PlacedOrder> {
  return withLock('qinghe:order', async () => {
    const placed = await findPlaced(draft, context);
    if (placed) return placed;
    await confirm();
    const create = context.way.kind === 'cashier' ? createAtCashier : createLegacy;
    const record = recordOf(draft, context);
    keepOrder(record);
    try {
      const { isPaid, ...kept } = await create(draft, context.attendee);
      keepOrder({ ...record, ...kept });
      return { orderNo: kept.orderNo, isPaid, total: kept.total };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'envelope') forgetOrder(record);
      throw error;
    }
  });
}
