import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const PaymentSchema = v.object({
  /** `alipay`, `wechat`, `wechat-jsapi` or `handPay`. */
  sign: read.key,
  name: read.text,
  icon: read.url,
});

/** A way to pay (contract E-76). */
export type Payment = v.InferOutput<typeof PaymentSchema>;

const HandPaySchema = v.object({
  /** Untrusted HTML with instructions for the bank transfer. */
  text: read.text,
});

/** Platforms on which a payment can take place. */
export const PAYMENT_SCENES = ['pc', 'h5', 'wechat'] as const;

export type PaymentScene = (typeof PAYMENT_SCENES)[number];

/** Lists the enabled ways to pay; may be none. */
export const getPayments = endpoint({
  name: 'getPayments',
  method: 'GET',
  path: '/api/v2/order/payments',
  auth: 'required',
  params: v.object({ scene: v.picklist(PAYMENT_SCENES) }),
  reply: read.list(PaymentSchema),
  source: 'E-76',
  generations: ['A', 'B'],
});

/** Starts a WeChat payment and answers the address to draw as a QR code. */
export const postPayWechatScan = endpoint({
  name: 'postPayWechatScan',
  method: 'POST',
  path: '/api/v2/order/pay/wechatScan',
  auth: 'required',
  params: v.object({ order_id: v.string() }),
  reply: v.object({ code_url: read.key }),
  source: 'E-78',
  generations: ['A', 'B'],
});

/** Starts a payment by bank transfer; repeatable. */
export const postPayByHand = endpoint({
  name: 'postPayByHand',
  method: 'POST',
  path: '/api/v3/order/pay/handPay',
  auth: 'required',
  params: v.object({ order_id: v.string() }),
  reply: HandPaySchema,
  source: 'E-79',
  generations: ['A', 'B'],
});

/** Fetches the text about bank transfers without an order. */
export const getPayByHand = endpoint({
  name: 'getPayByHand',
  method: 'GET',
  path: '/api/v2/order/pay/handPay',
  auth: 'required',
  params: v.object({}),
  reply: HandPaySchema,
  source: 'E-80',
  generations: ['A', 'B'],
});
