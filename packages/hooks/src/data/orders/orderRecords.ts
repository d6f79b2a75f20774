import { localKeys, readJson, writeJson } from '../../storage/index.ts';
import type { GoodsType } from '../../url/index.ts';

/** What this device stores of an order that was placed on it, because no call returns it before payment. */
export interface OrderRecord {
  /** Order number; text, because it may exceed 2^53. '' until the server has answered the order. */
  orderNo: string;
  userId: number;
  type: GoodsType;
  goodsId: number;
  name: string;
  thumb: string;
  /** Yuan to pay, after discount. */
  total: number;
  /** Promo code; '' without one. */
  code: string;
  /** The attendee of an activity; '' for other goods. */
  contact: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** The chosen payment method on generations A and B; '' with the cashier. */
  payment: string;
  /** The cashier's page on generation C; '' elsewhere. */
  payUrl: string;
  /** Content of WeChat's payment QR code, which the server returns only once; '' before. */
  codeUrl: string;
  /** Whether the member was sent to the payment page of this order. */
  hasLeft: boolean;
  /** Whether the member has seen that the order is paid: the same goods are then bought anew, such as a second month. */
  isSettled: boolean;
}

const MAX_RECORDS = 20;
const TYPES: readonly GoodsType[] = ['vod', 'role', 'activate'];

function readRecord(value: unknown): OrderRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (name: string): string => {
    const field = fields.get(name);
    return typeof field === 'string' ? field : '';
  };
  const number = (name: string): number => {
    const field = fields.get(name);
    return typeof field === 'number' && Number.isFinite(field) ? field : 0;
  };
  const type = TYPES.find((known) => known === fields.get('type'));
  const orderNo = fields.get('orderNo');
  if (typeof orderNo !== 'string' || !type) return null;
  return {
    orderNo,
    type,
    userId: number('userId'),
    goodsId: number('goodsId'),
    name: text('name'),
    thumb: text('thumb'),
    total: number('total'),
    code: text('code'),
    contact: text('contact'),
    createdAt: number('createdAt'),
    payment: text('payment'),
    payUrl: text('payUrl'),
    codeUrl: text('codeUrl'),
    hasLeft: fields.get('hasLeft') === true,
    isSettled: fields.get('isSettled') === true,
  };
}

/** Returns the stored orders of all members on this device, newest first. */
export function readOrderRecords(): OrderRecord[] {
  const rows = readJson(localKeys.orders);
  if (!Array.isArray(rows)) return [];
  return rows.map(readRecord).filter((record) => record !== null);
}

/** Returns a member's stored order; null when it was not placed on this device. */
export function findOrderRecord(userId: number, orderNo: string): OrderRecord | null {
  const records = readOrderRecords();
  return records.find((row) => row.orderNo === orderNo && row.userId === userId) ?? null;
}

/** Whether two records are of the same order: the same number, or the same goods while the stored one has no number. */
function isSame(row: OrderRecord, { orderNo, userId, type, goodsId }: OrderRecord): boolean {
  return row.orderNo === ''
    ? row.userId === userId && row.type === type && row.goodsId === goodsId
    : row.orderNo === orderNo;
}

/** Stores an order, replacing its earlier record; of more than 20 the oldest are dropped. */
export function keepOrder(record: OrderRecord): void {
  const others = readOrderRecords().filter((row) => !isSame(row, record));
  writeJson(localKeys.orders, [record, ...others].slice(0, MAX_RECORDS));
}

/** Changes the stored record of an order as it is now, including changes from other tabs. */
export function changeOrder(orderNo: string, change: Partial<OrderRecord>): void {
  const record = readOrderRecords().find((row) => row.orderNo === orderNo);
  if (record) keepOrder({ ...record, ...change });
}

/** Removes an order that can no longer be paid, or that the server has refused. */
export function forgetOrder(record: OrderRecord): void {
  const left = readOrderRecords().filter((row) => !isSame(row, record));
  writeJson(localKeys.orders, left);
}
