import type { Order } from '@qinghe/api/resources/orders';
import { goodsTypeOf } from '@qinghe/hooks/data/orders';
import { paths } from '@qinghe/hooks/url';

type Tone = 'warn' | 'brand' | 'neutral' | 'info';

const TONES = new Map<string, Tone>([
  ['未支付', 'warn'],
  ['支付中', 'info'],
  ['已支付', 'brand'],
]);

const KINDS = new Map<string, string>([
  ['COURSE', '线上课程'],
  ['VIDEO', '单个课时'],
  ['ROLE', '会员'],
  ['ACTIVATE', '线下活动'],
]);

/** An action for an order. */
export interface OrderAction {
  text: string;
  href: string;
  isPrimary: boolean;
}

/** The fields of an order as the list shows them. */
export interface OrderView {
  /** The status text of the server. */
  status: string;
  tone: Tone;
  name: string;
  thumb: string;
  /** Kind of goods; empty for goods of an add-on. */
  kind: string;
  action: OrderAction | null;
}

function actionOf(order: Order, isPaid: boolean): OrderAction | null {
  const goods = order.goods[0];
  const type = goodsTypeOf(goods?.goods_type);
  if (order.continue_pay)
    return {
      text: '去支付',
      isPrimary: true,
      href: paths.orderPay({
        orderId: order.order_id,
        goodsType: type ?? undefined,
        goodsId: goods?.goods_id,
      }),
    };
  if (!goods || !type) return null;
  if (!isPaid)
    return { text: '重新购买', isPrimary: false, href: paths.order(type, goods.goods_id) };
  if (type === 'vod')
    return { text: '去学习', isPrimary: false, href: paths.course(goods.goods_id) };
  if (type === 'activate')
    return { text: '查看活动', isPrimary: false, href: paths.activity(goods.goods_id) };
  return null;
}

/** The amounts of an order as the list shows them. */
export interface OrderMoney {
  /** Label of `amount`. */
  label: '实付款' | '应付金额' | '订单金额';
  /** In yuan; null when unknown. */
  amount: number | null;
  /** Amount before the discount in yuan, if `amount` is after a discount; else null. */
  before: number | null;
}

/**
 * Returns the amounts of an order. Its `charge` is before the discount (contract E-27, quirk 17). The amount after the discount
 * is known only to the device that placed the order, and is used only while it agrees with the server's data.
 *
 * @param total Amount after the discount in yuan, if this device knows it; else null.
 */
export function moneyOf(order: Order, total: number | null): OrderMoney {
  const { charge, refund_amount: refunded } = order;
  const isPaid = order.status_text === '已支付';
  const isKnown = total !== null && total <= (charge ?? total) && refunded <= total;
  if (!isKnown || !(isPaid || order.continue_pay))
    return { label: '订单金额', amount: charge, before: null };
  const before = charge === total ? null : charge;
  if (isPaid) return { label: '实付款', amount: total, before };
  return { label: before === null ? '订单金额' : '应付金额', amount: total, before };
}

/** Returns what the list shows of an order. An order without goods still has its number and status. */
export function describeOrder(order: Order): OrderView {
  const goods = order.goods[0];
  const isPaid = order.status_text === '已支付';
  return {
    status: order.status_text,
    tone: TONES.get(order.status_text) ?? 'neutral',
    name: goods?.goods_name || '商品已下架',
    thumb: goods?.goods_thumb ?? '',
    kind: KINDS.get(goods?.goods_type ?? '') ?? '',
    action: actionOf(order, isPaid),
  };
}
