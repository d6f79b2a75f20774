import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import { ownPaths } from '../contract/ownPaths.ts';

const OrderGoodsSchema = v.object({
  goods_id: read.int,
  /** `COURSE`, `ROLE`, `ACTIVATE`, `VIDEO` or an add-on's type. */
  goods_type: read.text,
  goods_text: read.text,
  goods_name: read.text,
  goods_thumb: read.url,
  /** Yuan; 0 on generation C, so show the order's `charge`. */
  goods_charge: read.int,
  goods_ori_charge: read.int,
  num: read.int,
  charge: read.count,
});

const OrderSchema = v.object({
  id: read.id,
  user_id: read.int,
  /** Order number; it may have 18 digits or more, so it is never parsed as a number. */
  order_id: read.key,
  /** Yuan before discount; null when unknown. */
  charge: read.nullableCount,
  created_at: read.instant,
  payment_method: read.text,
  /** `未支付`, `支付中`, `已支付` or `已取消`. */
  status_text: read.text,
  payment_text: read.text,
  /** Whether the order can still be paid. */
  continue_pay: read.flag,
  goods: read.rows(OrderGoodsSchema),
  /** Refunded amount in yuan, with decimals. */
  refund_amount: read.number,
});

/** An order of the member (contract E-27). */
export type Order = v.InferOutput<typeof OrderSchema>;

/** One item of an order; normally an order has one. */
export type OrderGoods = Order['goods'][number];

const LegacyCreatedOrderSchema = v.object({
  id: read.id,
  order_id: read.key,
  /** Yuan before discount. */
  charge: read.amount,
  created_at: read.instant,
  /** `已支付` when nothing is left to pay. */
  status_text: read.text,
  payment_text: read.text,
  continue_pay: read.flag,
});

/** An order just created on generations A and B (contract E-74). */
export type LegacyCreatedOrder = v.InferOutput<typeof LegacyCreatedOrderSchema>;

const createdFields = {
  order_no: read.key,
  /** Yuan to pay after discount. */
  total: read.amount,
  /** Yuan; may exceed the price. */
  discount: read.int,
};

const CreatedOrderSchema = v.union([
  v.object({ ...createdFields, is_paid: read.flagOf(true) }),
  v.object({
    ...createdFields,
    is_paid: read.flagOf(false),
    /** The cashier's page. */
    pay_url: read.key,
    /** The cashier's token, valid for 30 minutes. */
    sign: read.text,
  }),
]);

/** An order just created on generation C: already paid, or with the address of a page to pay it (contract E-82). */
export type CreatedOrder = v.InferOutput<typeof CreatedOrderSchema>;

/** The numeric states of an order (contract 2.7). */
export const ORDER_STATUS = { unpaid: 1, paying: 5, cancelled: 7, paid: 9 } as const;

/** Types of goods that this front end sells, by their names on generation C. */
export const GOODS_TYPES = ['COURSE', 'ROLE', 'ACTIVATE'] as const;

export type GoodsType = (typeof GOODS_TYPES)[number];

const promo_code = v.optional(v.string());

/** Lists the member's orders, newest first; generation C lists paid ones only. */
export const getOrders = endpoint({
  name: 'getOrders',
  method: 'GET',
  path: '/api/v2/member/orders',
  auth: 'required',
  params: v.object({ page: v.optional(v.number()), page_size: v.optional(v.number()) }),
  reply: read.page(OrderSchema),
  source: 'E-27',
});

/** Orders a course. Unusable promo codes are ignored. */
export const postOrderCourse = endpoint({
  name: 'postOrderCourse',
  method: 'POST',
  path: '/api/v2/order/course',
  auth: 'required',
  params: v.object({ course_id: v.number(), promo_code }),
  reply: LegacyCreatedOrderSchema,
  source: 'E-74',
  generations: ['A', 'B'],
});

/** Orders a VIP membership; `agree` is needed on generation B. */
export const postOrderRole = endpoint({
  name: 'postOrderRole',
  method: 'POST',
  path: '/api/v2/order/role',
  auth: 'required',
  params: v.object({ role_id: v.number(), promo_code, agree: v.literal(1) }),
  reply: LegacyCreatedOrderSchema,
  source: 'E-75',
  generations: ['A', 'B'],
});

/** Orders a place in a paid activity. */
export const postOrderActivity = endpoint({
  name: 'postOrderActivity',
  method: 'POST',
  path: ownPaths.orderActivate,
  auth: 'required',
  params: v.object({
    activate_id: v.number(),
    name: v.string(),
    mobile: v.string(),
    promo_code,
  }),
  reply: LegacyCreatedOrderSchema,
  source: 'O-08',
  generations: ['A', 'B'],
});

/** Orders anything at the unified cashier; `name` and `mobile` only for activities. */
export const postOrder = endpoint({
  name: 'postOrder',
  method: 'POST',
  path: '/api/v3/order',
  auth: 'required',
  params: v.object({
    goods_type: v.picklist(GOODS_TYPES),
    goods_id: v.number(),
    agree_protocol: v.literal(1),
    promo_code,
    name: v.optional(v.string()),
    mobile: v.optional(v.string()),
  }),
  reply: CreatedOrderSchema,
  source: 'E-82',
  generations: ['C'],
});

/** Fetches an order's state, one of {@link ORDER_STATUS}. */
export const getOrderStatus = endpoint({
  name: 'getOrderStatus',
  method: 'GET',
  path: '/api/v2/order/status',
  auth: 'required',
  params: v.object({ order_id: v.string() }),
  reply: v.object({ status: read.amount }),
  source: 'E-81',
});
