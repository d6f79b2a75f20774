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

/** One thing to do with an order. */
export interface OrderAction {
  text: string;
  href: string;
  isPrimary: boolean;
}

/** What the list shows of an order. */
export interface OrderView {
  /** The server's own word. */
  status: string;
  tone: Tone;
  name: string;
  thumb: string;
  /** What kind of goods; '' for an add-on's. */
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

/** What an order says of its money. */
export interface OrderMoney {
  /** What `amount` is. */
  label: '实付款' | '应付金额' | '订单金额';
  /** Yuan; null when unknown. */
  amount: number | null;
  /** Yuan before the discount, where `amount` is after one. */
  before: number | null;
}

/**
 * The money of an order. Its `charge` is before the discount (contract E-27, quirk 17): what was paid, or is to be paid, is
 * known only to the device that placed it, and only as long as that agrees with what the server says.
 *
 * @param total Yuan after discount as this device knows it; null elsewhere.
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

/** What the list shows of an order. Orders without goods keep their number and state. */
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
