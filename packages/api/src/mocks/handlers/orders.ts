import type { HttpHandler } from 'msw';
import { cancelOrder, payOrder, randomText, sweepOrders } from '../actions.ts';
import { d1, d2 } from '../clock.ts';
import { nextId, school } from '../db.ts';
import { demoPage, isWebAddress, seeOther } from '../pages.ts';
import { badParameter, mishap, notFound, pageP1, refuse } from '../reply.ts';
import { int, route, text, type Call } from '../route.ts';
import { hasBought } from '../rights.ts';
import type { JoinRow, OrderRow, OrderStatus, PromoCodeRow, RoleRow, UserRow } from '../tables.ts';
import { findOr404, newestFirst } from '../views.ts';
import { addJoin, joinForm, openActivate, standingJoin } from './activities.ts';

const STATUS_TEXTS: Readonly<Record<OrderStatus, string>> = {
  1: '未支付',
  5: '支付中',
  7: '已取消',
  9: '已支付',
};

const PAYMENT_TEXTS: Readonly<Record<string, string>> = {
  alipay: '支付宝',
  wechat: '微信扫码支付',
  'wechat-jsapi': '微信JSAPI支付',
  handPay: '手动打款',
};

const PAYMENT_METHODS: Readonly<Record<string, string>> = {
  alipay: 'web',
  wechat: 'scan',
  'wechat-jsapi': 'mp',
  handPay: 'hand',
};

const PAYMENT_SCENES: Readonly<Record<string, readonly string[]>> = {
  pc: ['alipay', 'handPay', 'wechat'],
  h5: ['alipay', 'handPay'],
  wechat: ['handPay', 'wechat-jsapi'],
};

type Goods = NonNullable<OrderRow['goods']>;

function promo(row: PromoCodeRow): object {
  const { id, code, invite_user_reward, invited_user_reward } = row;
  return { id, code, expired_at: d2(row.expired_at), invite_user_reward, invited_user_reward };
}

function findPromo(code: string): PromoCodeRow | undefined {
  const wanted = code.toUpperCase();
  return school.tables.promoCodes.find((row) => row.code.toUpperCase() === wanted);
}

/** Returns the promo code if the member may use it: not their own, not used up, not expired, not used by them before. */
function usablePromo(code: string, user: UserRow): PromoCodeRow | undefined {
  const row = findPromo(code);
  if (!row || row.user_id === user.id) return undefined;
  if (row.use_times > 0 && row.used_times >= row.use_times) return undefined;
  if (row.expired_at !== null && row.expired_at <= school.now()) return undefined;
  const isUsed = school.tables.promoUses.some(
    (use) => use.code_id === row.id && use.user_id === user.id,
  );
  return isUsed ? undefined : row;
}

function orderNumber(user: UserRow): string {
  const digits = (d2(school.now()) ?? '').replaceAll(/\D/g, '');
  const counter = nextId('order');
  return school.generation === 'C'
    ? `${digits}${String(counter).padStart(4, '0')}`
    : `${user.id}${digits.slice(8)}${counter}`;
}

/** Creates an order. If it costs nothing, or the promo code covers it in full, it is paid at once. */
function createOrder(
  user: UserRow,
  goods: Goods,
  charge: number,
  input: Record<string, unknown>,
  order_id = orderNumber(user),
): OrderRow {
  const code = usablePromo(text(input['promo_code']), user);
  const order: OrderRow = {
    id: nextId('orderRow'),
    user_id: user.id,
    order_id,
    charge,
    discount: code?.invited_user_reward ?? 0,
    promo_code_id: code?.id ?? 0,
    status: school.generation === 'C' ? 5 : 1,
    payment: '',
    payment_method: '',
    created_at: school.now(),
    refund_amount: 0,
    sign: `order-${randomText(24)}`,
    goods,
  };
  school.tables.orders.push(order);
  if (charge <= order.discount) payOrder(order_id);
  return order;
}

function createdV2(order: OrderRow): object {
  return {
    user_id: order.user_id,
    charge: order.charge,
    order_id: order.order_id,
    created_at: d1(order.created_at),
    id: order.id,
    status_text: STATUS_TEXTS[order.status],
    payment_text: '',
    continue_pay: order.status === 1 || order.status === 5,
  };
}

function createdV3(order: OrderRow, origin: string): object {
  const isPaid = order.status === 9;
  const { sign, discount } = order;
  const base = {
    order_no: order.order_id,
    total: Math.max(0, order.charge - discount),
    discount,
    is_paid: isPaid,
  };
  return isPaid ? base : { ...base, pay_url: `${origin}/api/demo/cashier?sign=${sign}`, sign };
}

function courseGoods(id: number): { goods: Goods; charge: number } {
  const course = findOr404(school.tables.courses, id);
  return {
    goods: {
      goods_id: id,
      goods_type: 'COURSE',
      goods_name: course.title,
      goods_thumb: course.thumb,
    },
    charge: course.charge,
  };
}

function roleGoods(role: RoleRow): Goods {
  return { goods_id: role.id, goods_type: 'ROLE', goods_name: role.name, goods_thumb: '' };
}

function orderCourse({ input, user }: Call): object {
  const member = user();
  const id = int(input['course_id']);
  if (id === 0) throw mishap();
  const { goods, charge } = courseGoods(id);
  if (hasBought(member, id)) throw refuse('请勿重复购买');
  if (charge === 0) throw refuse('当前课程无法购买');
  return createdV2(createOrder(member, goods, charge, input));
}

function orderRole({ input, user }: Call): object {
  const member = user();
  if (school.generation !== 'A' && int(input['agree']) !== 1) throw refuse('请同意协议');
  const role = findOr404(school.tables.roles, int(input['role_id']));
  if (role.is_show !== 1) throw notFound();
  return createdV2(createOrder(member, roleGoods(role), role.charge, input));
}

/** Orders a paid activity; cancels an earlier sign-up of the member that still waits for payment. */
function activateOrder(id: number, { input, user }: Call): OrderRow {
  const member = user();
  const standing = standingJoin(findOr404(school.tables.activates, id).id, member);
  if (standing && standing.join_status !== 1) throw refuse('请勿重复报名');
  const form = joinForm(input);
  const activate = openActivate(id);
  if (activate.charge === 0) throw refuse('当前活动无法购买');
  if (standing) abandon(standing);
  const orderNo = orderNumber(member);
  addJoin(activate, member, form, orderNo);
  const goods = {
    goods_id: id,
    goods_type: 'ACTIVATE',
    goods_name: activate.title,
    goods_thumb: activate.thumb,
  };
  return createOrder(member, goods, activate.charge, input, orderNo);
}

function abandon(join: JoinRow): void {
  join.join_status = 7;
  const order = school.tables.orders.find((row) => row.order_id === join.order_id);
  if (order && order.status !== 9) order.status = 7;
}

function orderV3(call: Call): object {
  const { input, user, origin } = call;
  const member = user();
  const type = text(input['goods_type']);
  const id = int(input['goods_id']);
  if (!type || id === 0) throw badParameter();
  const agrees = int(input['agree_protocol']) === 1;
  if (type === 'COURSE') {
    if (!agrees) throw refuse('请同意付费内容购买协议');
    const { goods, charge } = courseGoods(id);
    return createdV3(createOrder(member, goods, charge, input), origin);
  }
  if (type === 'ROLE') {
    if (!agrees) throw refuse('请同意会员服务协议');
    const role = findOr404(school.tables.roles, id);
    return createdV3(createOrder(member, roleGoods(role), role.charge, input), origin);
  }
  if (type === 'ACTIVATE') {
    if (!agrees) throw refuse('请同意付费内容购买协议');
    return createdV3(activateOrder(id, call), origin);
  }
  throw refuse('无法创建订单');
}

function orderItem(order: OrderRow): object {
  const isC = school.generation === 'C';
  const { charge } = order;
  const goodsCharge = isC ? 0 : charge;
  return {
    id: order.id,
    user_id: order.user_id,
    charge,
    created_at: d1(order.created_at),
    order_id: order.order_id,
    payment_method: order.payment_method,
    status_text: STATUS_TEXTS[order.status],
    payment_text: isC ? '' : (PAYMENT_TEXTS[order.payment] ?? ''),
    continue_pay: order.status === 1 || order.status === 5,
    goods: order.goods
      ? [
          {
            ...order.goods,
            goods_text: order.goods.goods_type,
            goods_charge: goodsCharge,
            goods_ori_charge: goodsCharge,
            num: 1,
            charge,
          },
        ]
      : [],
    ...(isC && { refund_amount: order.refund_amount }),
  };
}

function memberOrders({ user, paging }: Call): object {
  const { id } = user();
  sweepOrders();
  const rows = school.tables.orders.filter(
    (row) => row.user_id === id && (school.generation !== 'C' || row.status === 9),
  );
  return pageP1(
    newestFirst(rows, (row) => row.id).map(orderItem),
    paging('page_size', 10),
    'api/v2/member/orders',
  );
}

/** Finds the member's own order by the number in the input; refuses when there is none. */
function ownOrder({ input, user }: Call): OrderRow {
  const member = user();
  const number = text(input['order_id']);
  if (!number) throw badParameter();
  sweepOrders();
  const order = school.tables.orders.find(
    (row) => row.order_id === number && row.user_id === member.id,
  );
  if (!order) throw notFound();
  return order;
}

function startPayment(order: OrderRow, payment: string): void {
  order.status = 5;
  order.payment = payment;
  order.payment_method = PAYMENT_METHODS[payment] ?? '';
}

function payments({ input, user }: Call): object {
  user();
  const scene = PAYMENT_SCENES[text(input['scene'])];
  if (!scene) throw badParameter();
  return scene
    .filter((sign) => school.tables.settings.payments.includes(sign))
    .map((sign) => ({
      sign,
      name: PAYMENT_TEXTS[sign],
      icon: `/demo/icons/pay-${sign.toLowerCase()}.svg`,
    }));
}

function payWechatScan(call: Call): object {
  const order = ownOrder(call);
  const isContinued = order.status === 5 && order.payment === 'wechat';
  if (order.status !== 1 && !isContinued) throw refuse('订单状态错误');
  startPayment(order, 'wechat');
  return { code_url: `${call.origin}/api/demo/cashier?sign=${order.sign}` };
}

function payByHand(call: Call): object {
  const order = ownOrder(call);
  if (order.status === 1 || order.status === 5) startPayment(order, 'handPay');
  const address = `${call.origin}/api/demo/cashier?sign=${order.sign}`;
  return {
    text: `${school.tables.settings.hand_pay_html}<p><a href="${address}" target="_blank">演示：模拟到账</a></p>`,
  };
}

/** Starts a payment by redirect (E-77): leads to the demo school's own cashier instead of Alipay. */
function payRedirect(call: Call): Response {
  const { input, origin } = call;
  const payment = text(input['payment']);
  if (payment !== 'alipay' && payment !== 'wechat-jsapi') throw mishap();
  const order = ownOrder(call);
  if (order.status !== 1) throw refuse('订单状态错误');
  startPayment(order, payment);
  const query = new URLSearchParams({
    sign: order.sign,
    s_url: text(input['redirect']) || text(input['s_url']),
    f_url: text(input['cancel_redirect']) || text(input['f_url']),
  });
  return seeOther(`${origin}/api/demo/cashier?${query.toString()}`);
}

function signedOrder(sign: string): OrderRow {
  const order = school.tables.orders.find((row) => sign !== '' && row.sign === sign);
  if (!order) throw badParameter();
  return order;
}

/** Finds the newest order whose QR code waits for a scan: WeChat was chosen, or on generation C the order is at the cashier. */
export function waitingOrder(): OrderRow | undefined {
  sweepOrders();
  const payment = school.generation === 'C' ? '' : 'wechat';
  const waiting = school.tables.orders.filter((row) => row.status === 5 && row.payment === payment);
  return waiting[waiting.length - 1];
}

/** Renders the cashier page of an order, with the return addresses after success and failure, if any. */
export function cashier(order: OrderRow, s_url = '', f_url = ''): Response {
  const total = Math.max(0, order.charge - order.discount);
  if (order.status !== 1 && order.status !== 5) {
    return demoPage({ title: STATUS_TEXTS[order.status], lead: `订单 ${order.order_id}` });
  }
  return demoPage({
    title: '收银台（演示）',
    lead: `${order.goods?.goods_name ?? ''}，应付 ¥${total}。演示学堂不会真的扣款。`,
    action: '/api/demo/cashier',
    fields: { sign: order.sign, s_url, f_url },
    buttons: [
      { text: '模拟支付成功', value: 'pay' },
      { text: '取消订单', value: 'cancel' },
      { text: '返回', value: 'back' },
    ],
  });
}

function cashierPage({ input }: Call): Response {
  return cashier(signedOrder(text(input['sign'])), text(input['s_url']), text(input['f_url']));
}

function payAtCashier({ input }: Call): Response {
  const order = signedOrder(text(input['sign']));
  const choice = text(input['choice']);
  const isPaying = choice === 'pay';
  if (choice === 'cancel') cancelOrder(order.order_id);
  if (isPaying && payOrder(order.order_id) && order.payment === '') order.payment_method = 'wap';
  const next = text(input[isPaying ? 's_url' : 'f_url']);
  if (!isWebAddress(next)) {
    return demoPage({
      title: STATUS_TEXTS[order.status],
      lead: '请回到原来的页面，结果会自动更新。',
    });
  }
  const url = new URL(next);
  if (isPaying) {
    url.searchParams.set('total_amount', Math.max(0, order.charge - order.discount).toFixed(2));
    url.searchParams.set('out_trade_no', order.order_id);
  }
  return seeOther(url.href);
}

function role({ id, name, charge, expire_days, desc_rows }: RoleRow): object {
  return { id, name, charge, expire_days, desc_rows };
}

function shownRoles(): RoleRow[] {
  return newestFirst(
    school.tables.roles.filter((row) => row.is_show === 1),
    (row) => row.weight,
  );
}

export const orderHandlers: HttpHandler[] = [
  route('get', '/v2/roles', () => shownRoles().map(role)),
  route('get', '/v2/role/:id', ({ params }) => role(findOr404(shownRoles(), Number(params['id'])))),
  route('get', '/v2/promoCode/:code/check', ({ params, user }) => {
    const member = user();
    const code = params['code'] ?? '';
    const row = findPromo(code);
    return {
      can_use: usablePromo(code, member) ? 1 : 0,
      promo_code: row ? promo(row) : [],
    };
  }),
  route('get', '/v2/promoCode/:code', ({ params }) => {
    const row = findPromo(params['code'] ?? '');
    return row ? promo(row) : [];
  }),
  route('post', '/v2/order/course', orderCourse, { on: ['A', 'B'] }),
  route('post', '/v2/order/role', orderRole, { on: ['A', 'B'] }),
  route(
    'post',
    '/v2/order/activate',
    (call) => createdV2(activateOrder(int(call.input['activate_id']), call)),
    { on: ['A', 'B'] },
  ),
  route('get', '/v2/order/payments', payments, { on: ['A', 'B'] }),
  route('get', '/v2/order/pay/redirect', payRedirect, { on: ['A', 'B'], writes: true }),
  route('post', '/v2/order/pay/wechatScan', payWechatScan, { on: ['A', 'B'] }),
  route('post', '/v3/order/pay/handPay', payByHand, { on: ['A', 'B'] }),
  route(
    'get',
    '/v2/order/pay/handPay',
    ({ user }) => {
      user();
      return { text: school.tables.settings.hand_pay_html };
    },
    { on: ['A', 'B'] },
  ),
  route('post', '/v3/order', orderV3, { on: ['C'] }),
  route('get', '/v2/order/status', (call) => ({ status: ownOrder(call).status })),
  route('get', '/v2/member/orders', memberOrders),
  route('get', '/demo/cashier', cashierPage),
  route('post', '/demo/cashier', payAtCashier),
];
