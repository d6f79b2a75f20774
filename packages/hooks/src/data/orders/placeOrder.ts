import {
  ORDER_STATUS,
  getOrderStatus,
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

const contactOf = (attendee: Attendee | null): string =>
  attendee ? `${attendee.name} ${attendee.mobile}` : '';

function fits(record: OrderRecord, draft: OrderDraft, context: OrderContext): boolean {
  const { way } = context;
  return (
    record.userId === context.userId &&
    record.type === draft.type &&
    record.goodsId === draft.id &&
    record.code === (draft.code ?? '') &&
    record.total === draft.payable &&
    record.contact === contactOf(context.attendee) &&
    (record.payUrl !== '') === (way.kind === 'cashier') &&
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

/** The same order if it was placed before and can still be paid as asked now. */
async function findPlaced(draft: OrderDraft, context: OrderContext): Promise<PlacedOrder | null> {
  const { userId, way } = context;
  const known = readOrderRecords().find((row) => fits(row, draft, context));
  if (!known) return null;
  const { orderNo, total } = known;
  const { status } = await client.send(getOrderStatus, { order_id: orderNo });
  if (status === ORDER_STATUS.paid) return { orderNo, total, isPaid: true };
  // Another tab may be starting the payment: its code is there when it has.
  const record = await withLock(
    paymentLock(orderNo),
    async () => findOrderRecord(userId, orderNo) ?? known,
  );
  const isOpen =
    status === ORDER_STATUS.unpaid || (status === ORDER_STATUS.paying && canGoOn(record, way));
  if (!isOpen) {
    if (status === ORDER_STATUS.cancelled) forgetOrder(orderNo);
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
  const promo = draft.code === null ? {} : { promo_code: draft.code };
  switch (draft.type) {
    case 'vod':
      return fromLegacy(
        await client.send(postOrderCourse, { course_id: draft.id, ...promo }),
        draft,
      );
    case 'role':
      return fromLegacy(
        await client.send(postOrderRole, { role_id: draft.id, agree: 1, ...promo }),
        draft,
      );
    case 'activate': {
      const { name, mobile } = attendee ?? { name: '', mobile: '' };
      return fromLegacy(
        await client.send(postOrderActivity, { activate_id: draft.id, name, mobile, ...promo }),
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
    ...(draft.code !== null && { promo_code: draft.code }),
    ...attendee,
  });
  return {
    orderNo: order.order_no,
    isPaid: order.is_paid,
    total: order.total,
    payUrl: order.is_paid ? '' : order.pay_url,
  };
}

/**
 * Places an order and keeps what paying it needs. One tab at a time: the same order that was placed
 * shortly before, in this tab or another, is gone on with instead of placing a second one.
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
    const { way, attendee } = context;
    const created =
      way.kind === 'cashier'
        ? await createAtCashier(draft, attendee)
        : await createLegacy(draft, attendee);
    const { orderNo, isPaid, total, payUrl } = created;
    keepOrder({
      orderNo,
      userId: context.userId,
      type: draft.type,
      goodsId: draft.id,
      name: context.name,
      thumb: context.thumb,
      total,
      code: draft.code ?? '',
      contact: contactOf(attendee),
      createdAt: Date.now(),
      payment: way.kind === 'list' ? way.payment : '',
      payUrl,
      codeUrl: '',
      hasLeft: false,
    });
    return { orderNo, isPaid, total };
  });
}
