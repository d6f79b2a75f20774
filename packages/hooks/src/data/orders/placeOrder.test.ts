import { ApiError } from '@qinghe/api/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubWindow } from '../../testing/browser.ts';
import { CheckoutChanged, type OrderDraft } from './checkout.ts';
import { changeOrder, findOrderRecord, keepOrder, readOrderRecords } from './orderRecords.ts';
import { placeOrder, type OrderContext } from './placeOrder.ts';
import { paymentLock, withLock } from './withLock.ts';

const draft: OrderDraft = {
  type: 'vod',
  id: 5,
  price: 299,
  code: 'QINGHE30',
  discount: 30,
  payable: 269,
};
const context: OrderContext = {
  userId: 1,
  name: '机器学习十五讲',
  thumb: '',
  way: { kind: 'cashier' },
  attendee: null,
};
const listed: OrderContext = { ...context, way: { kind: 'list', payment: 'wechat' } };
const confirm = async () => undefined;

/** A server that numbers its orders; the status of every order is what the test says. */
function startServer() {
  const bodies: { path: string; body: unknown }[] = [];
  const server = { status: 5, isPaid: false, bodies, asked: new Array<string | null>() };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname: path, searchParams } = new URL(url, 'http://school');
    const reply = (data: unknown) =>
      new Response(JSON.stringify({ code: 0, message: '', data }), { status: 200 });
    if (path === '/api/v2/order/status') {
      server.asked.push(searchParams.get('order_id'));
      return reply({ status: server.status });
    }
    bodies.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const number = `2026112008204855${bodies.length}`;
    if (path === '/api/v3/order' && server.isPaid)
      return reply({ order_no: number, total: 0, discount: 299, is_paid: true });
    if (path === '/api/v3/order')
      return reply({
        order_no: number,
        total: 269,
        discount: 30,
        is_paid: false,
        pay_url: 'https://school.example/payment/index?sign=order-x',
        sign: 'order-x',
      });
    return reply({
      id: bodies.length,
      order_id: number,
      charge: 299,
      created_at: '2026-11-20T02:00:00.000000Z',
      status_text: server.isPaid ? '已支付' : '未支付',
      payment_text: '',
      continue_pay: !server.isPaid,
    });
  });
  return server;
}

const oldOrder = (id: number) => ({
  id,
  order_id: `108120000${id}`,
  charge: 299,
  created_at: new Date().toISOString(),
  status_text: '未支付',
  continue_pay: true,
  goods: [{ goods_id: 5, goods_type: 'COURSE' }],
});

/** A server with a list of orders, whose replies can be lost; at the cashier (C) they have to be. */
function startOldServer() {
  const server = {
    status: 1,
    refusal: '',
    /** Whether the reply to the next order is lost. */
    losesReply: false,
    /** Whether no call reaches it. */
    isGone: false,
    lookups: 0,
    orders: new Array<ReturnType<typeof oldOrder>>(),
  };
  const place = () => {
    const order = oldOrder(server.orders.length + 1);
    server.orders.unshift(order);
    return order;
  };
  const answer = (path: string, query: URLSearchParams) => {
    if (path === '/api/v2/order/status') return { status: server.status };
    if (path === '/api/v2/order/course' || path === '/api/v3/order') return place();
    server.lookups += 1;
    const rows = server.orders.slice(0, Number(query.get('page_size') ?? 10));
    return { data: rows, total: server.orders.length };
  };
  vi.stubGlobal('fetch', async (url: string) => {
    if (server.isGone) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(url, 'http://school');
    if (server.refusal !== '') return Response.json({ code: 1, message: server.refusal, data: [] });
    const data = answer(pathname, searchParams);
    if (server.losesReply) {
      server.losesReply = false;
      throw new TypeError('Failed to fetch');
    }
    return Response.json({ code: 0, message: '', data });
  });
  return server;
}

beforeEach(() => {
  stubWindow();
  window.localStorage.setItem('meedu-user-token', 'token');
});

describe('placeOrder', () => {
  it('posts what the draft says and keeps what paying needs', async () => {
    const server = startServer();
    const placed = await placeOrder(draft, context, confirm);
    expect(server.bodies).toEqual([
      {
        path: '/api/v3/order',
        body: { goods_type: 'COURSE', goods_id: 5, agree_protocol: 1, promo_code: 'QINGHE30' },
      },
    ]);
    expect(placed).toEqual({ orderNo: '20261120082048551', isPaid: false, total: 269 });
    expect(findOrderRecord(1, placed.orderNo)).toMatchObject({
      total: 269,
      payUrl: 'https://school.example/payment/index?sign=order-x',
      codeUrl: '',
      hasLeft: false,
      isSettled: false,
    });
    expect(findOrderRecord(2, placed.orderNo)).toBeNull();
  });

  it('takes the discount off the price that older servers answer', async () => {
    const server = startServer();
    expect(await placeOrder(draft, listed, confirm)).toMatchObject({ total: 269, isPaid: false });
    expect(server.bodies).toEqual([
      { path: '/api/v2/order/course', body: { course_id: 5, promo_code: 'QINGHE30' } },
    ]);
  });

  const ways: readonly OrderContext[] = [context, listed];
  it.each(ways)('says that an order which a code covers is paid ($way.kind)', async (way) => {
    startServer().isPaid = true;
    const covered = { ...draft, discount: 299, payable: 0 };
    const placed = await placeOrder(covered, way, confirm);
    expect(placed).toEqual({ orderNo: '20261120082048551', isPaid: true, total: 0 });
    expect(findOrderRecord(1, placed.orderNo)?.payUrl).toBe('');
  });

  it.each(
    (['vod', 'role', 'activate'] as const).flatMap((type) =>
      ways.flatMap((way) => [30, 0].map((discount) => ({ type, way, discount }))),
    ),
  )(
    'posts the code exactly when $discount is taken off a $type ($way.way.kind)',
    async ({ type, way, discount }) => {
      const server = startServer();
      const code = discount > 0 ? 'QINGHE30' : null;
      const own: OrderDraft = { ...draft, type, code, discount, payable: draft.price - discount };
      const attendee = type === 'activate' ? { name: '叶小满', mobile: '13800000001' } : null;
      await placeOrder(own, { ...way, attendee }, confirm);
      const codes = server.bodies.map(({ body }) =>
        new Map(Object.entries(Object(body))).get('promo_code'),
      );
      expect(codes).toEqual([code ?? undefined]);
    },
  );

  it('goes on with the same order after a reload and in a second tab', async () => {
    const server = startServer();
    const [first, second] = await Promise.all([
      placeOrder(draft, context, confirm),
      placeOrder(draft, context, confirm),
    ]);
    expect(second).toEqual(first);
    expect(await placeOrder(draft, context, confirm)).toEqual(first);
    expect(server.bodies).toHaveLength(1);
  });

  it('says that the same order is paid instead of placing another', async () => {
    const server = startServer();
    const { orderNo } = await placeOrder(draft, context, confirm);
    server.status = 9;
    expect(await placeOrder(draft, context, confirm)).toEqual({
      orderNo,
      isPaid: true,
      total: 269,
    });
    expect(server.bodies).toHaveLength(1);
    expect(server.asked).toEqual([orderNo]);
  });

  it('places another order once the member has seen that the first is paid, as for a second month', async () => {
    const server = startServer();
    const month = { ...draft, type: 'role' as const };
    const { orderNo } = await placeOrder(month, context, confirm);
    server.status = 9;
    changeOrder(orderNo, { isSettled: true });
    await placeOrder(month, context, confirm);
    expect(server.bodies).toHaveLength(2);
  });

  it('goes on with an order without a code', async () => {
    const server = startServer();
    server.status = 1;
    const plain = { ...draft, code: null, discount: 0, payable: 299 };
    const { orderNo } = await placeOrder(plain, listed, confirm);
    expect(await placeOrder(plain, listed, confirm)).toMatchObject({ orderNo });
    expect(server.bodies).toHaveLength(1);
  });

  it.each([
    ['other goods', { ...draft, id: 6 }, context],
    ['another code', { ...draft, code: null, discount: 0, payable: 299 }, context],
    ['another code that takes off as much', { ...draft, code: 'HELLO30' }, context],
    ['another member', draft, { ...context, userId: 2 }],
    ['another server generation', draft, listed],
  ])('places another order for %s', async (_, otherDraft, otherContext) => {
    const server = startServer();
    server.status = 1;
    await placeOrder(draft, context, confirm);
    await placeOrder(otherDraft, otherContext, confirm);
    expect(server.bodies).toHaveLength(2);
  });

  it('places another order once the first is cancelled, and forgets that one', async () => {
    const server = startServer();
    const { orderNo } = await placeOrder(draft, context, confirm);
    server.status = 7;
    await placeOrder(draft, context, confirm);
    expect(server.bodies).toHaveLength(2);
    expect(readOrderRecords().map((record) => record.orderNo)).not.toContain(orderNo);
  });

  it('places another order when the school no longer knows the first, and forgets that one', async () => {
    const server = startServer();
    await placeOrder(draft, context, confirm);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url.includes('/order/status')
        ? Response.json({ code: 404, message: '资源不存在', data: [] })
        : answer(url, init),
    );
    await placeOrder(draft, context, confirm);
    expect(server.bodies).toHaveLength(2);
    expect(readOrderRecords()).toHaveLength(1);
  });

  it.each([
    ['a proxy’s page', () => new Response('<h1>Not Found</h1>', { status: 404 })],
    ['a refusal', () => Response.json({ code: 500, message: '系统繁忙', data: [] })],
  ])(
    'places no second order while it cannot tell what became of the first: %s',
    async (_, reply) => {
      const server = startServer();
      await placeOrder(draft, context, confirm);
      const answer = globalThis.fetch;
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
        url.includes('/order/status') ? reply() : answer(url, init),
      );
      await expect(placeOrder(draft, context, confirm)).rejects.toThrow(ApiError);
      expect(server.bodies).toHaveLength(1);
    },
  );

  it.each([
    ['before it starts, by any way', 1, 'alipay', '', 1],
    ['under way, by the code that was kept', 5, 'wechat', 'weixin://x', 1],
    ['under way, by transfer', 5, 'handPay', '', 1],
    ['under way, by a code that is lost', 5, 'wechat', '', 2],
    ['under way, by another way', 5, 'alipay', 'weixin://x', 2],
  ])('goes on with a payment %s, or orders anew', async (_, status, payment, codeUrl, orders) => {
    const server = startServer();
    const first = await placeOrder(draft, listed, confirm);
    const record = findOrderRecord(1, first.orderNo);
    if (record) keepOrder({ ...record, codeUrl });
    server.status = status;
    await placeOrder(draft, { ...context, way: { kind: 'list', payment } }, confirm);
    expect(server.bodies).toHaveLength(orders);
    expect(readOrderRecords()[0]?.payment).toBe(payment);
    expect(findOrderRecord(1, first.orderNo)).not.toBeNull();
  });

  it('waits for another tab that is starting the payment, and goes on by its code', async () => {
    const server = startServer();
    const { orderNo } = await placeOrder(draft, listed, confirm);
    const started = withLock(paymentLock(orderNo), async () => {
      await vi.waitFor(() => expect(server.asked).toHaveLength(1));
      changeOrder(orderNo, { codeUrl: 'weixin://x' });
    });
    expect(await placeOrder(draft, listed, confirm)).toMatchObject({ orderNo, isPaid: false });
    await started;
    expect(server.bodies).toHaveLength(1);
  });

  it('posts nothing when the draft no longer holds', async () => {
    const server = startServer();
    const changed = new CheckoutChanged();
    await expect(placeOrder(draft, context, () => Promise.reject(changed))).rejects.toBe(changed);
    expect(server.bodies).toHaveLength(0);
    expect(readOrderRecords()).toEqual([]);
  });

  it('goes on with the order whose reply was lost, also after a reload', async () => {
    const server = startOldServer();
    server.losesReply = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    expect(await placeOrder(draft, listed, confirm)).toEqual({
      orderNo: '1081200001',
      isPaid: false,
      total: 269,
    });
    expect(findOrderRecord(1, '1081200001')).toMatchObject({ payment: 'wechat', total: 269 });
    expect(await placeOrder(draft, listed, confirm)).toMatchObject({ orderNo: '1081200001' });
    expect(server.orders).toHaveLength(1);
  });

  it('says that the order whose reply was lost is paid, as one that a code covers', async () => {
    const server = startOldServer();
    server.losesReply = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    for (const order of server.orders)
      Object.assign(order, { status_text: '已支付', continue_pay: false });
    server.status = 9;
    expect(await placeOrder(draft, listed, confirm)).toMatchObject({ isPaid: true });
    expect(server.orders).toHaveLength(1);
  });

  it('says so at the cashier too, which lists an order once it is paid', async () => {
    const server = startOldServer();
    server.losesReply = true;
    await expect(placeOrder(draft, context, confirm)).rejects.toMatchObject({ kind: 'network' });
    for (const order of server.orders)
      Object.assign(order, { status_text: '已支付', continue_pay: false });
    server.status = 9;
    expect(await placeOrder(draft, context, confirm)).toMatchObject({ isPaid: true });
    expect(server.orders).toHaveLength(1);
  });

  it('finds the order whose reply was lost behind many newer ones', async () => {
    const server = startOldServer();
    server.losesReply = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    for (let id = 2; id <= 30; id += 1) server.orders.unshift({ ...oldOrder(id), charge: 20 });
    expect(await placeOrder(draft, listed, confirm)).toMatchObject({ orderNo: '1081200001' });
  });

  it('posts nothing while the school cannot be asked whether it has the order', async () => {
    const server = startOldServer();
    server.losesReply = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    server.isGone = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    server.isGone = false;
    await placeOrder(draft, listed, confirm);
    expect(server.orders).toHaveLength(1);
  });

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  it.each([
    ['of other goods', { goods: [{ goods_id: 6, goods_type: 'COURSE' }] }],
    ['of goods of another kind', { goods: [{ goods_id: 5, goods_type: 'ROLE' }] }],
    ['of another price', { charge: 199 }],
    ['that is cancelled', { status_text: '已取消', continue_pay: false }],
    ['from before, with an unknown discount', { created_at: minutesAgo(30) }],
    ['of an unknown time', { created_at: null }],
    ['of no goods', { goods: [] }],
  ])('does not take for it an order %s', async (_, fields) => {
    const server = startOldServer();
    server.losesReply = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    for (const order of server.orders) Object.assign(order, fields);
    await placeOrder(draft, listed, confirm);
    expect(server.orders).toHaveLength(2);
  });

  it.each([
    ['59.999 s', 59_999, 1],
    ['a minute', 60_000, 2],
  ])('lets the clocks differ by less than a minute: %s', async (_, ms, orders) => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const server = startOldServer();
    server.losesReply = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    const created_at = new Date(Date.now() - ms).toISOString();
    for (const order of server.orders) Object.assign(order, { created_at });
    await placeOrder(draft, listed, confirm);
    vi.useRealTimers();
    expect(server.orders).toHaveLength(orders);
  });

  it('does not take for it an order of the same goods that this device knows', async () => {
    const server = startOldServer();
    const other = { ...draft, code: null, discount: 0, payable: 299 };
    await placeOrder(other, listed, confirm);
    server.isGone = true;
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'network' });
    server.isGone = false;
    expect(await placeOrder(draft, listed, confirm)).toMatchObject({ orderNo: '1081200002' });
  });

  it('does not look for an order that the school has refused', async () => {
    const server = startOldServer();
    server.refusal = '请勿重复购买';
    await expect(placeOrder(draft, listed, confirm)).rejects.toMatchObject({ kind: 'envelope' });
    server.refusal = '';
    await placeOrder(draft, listed, confirm);
    expect(server.lookups).toBe(0);
    expect(readOrderRecords()).toHaveLength(1);
  });
});

describe('an order as each server wants it', () => {
  const attendee = { name: '叶小满', mobile: '13800000001' };
  const plain: OrderDraft = { ...draft, code: null, discount: 0, payable: 299 };
  it.each([
    ['vod', context, '/api/v3/order', { goods_type: 'COURSE', goods_id: 5, agree_protocol: 1 }],
    ['role', context, '/api/v3/order', { goods_type: 'ROLE', goods_id: 5, agree_protocol: 1 }],
    [
      'activate',
      { ...context, attendee },
      '/api/v3/order',
      { goods_type: 'ACTIVATE', goods_id: 5, agree_protocol: 1, ...attendee },
    ],
    ['vod', listed, '/api/v2/order/course', { course_id: 5 }],
    ['role', listed, '/api/v2/order/role', { role_id: 5, agree: 1 }],
    [
      'activate',
      { ...listed, attendee },
      '/api/v2/order/activate',
      { activate_id: 5, ...attendee },
    ],
    ['activate', listed, '/api/v2/order/activate', { activate_id: 5, name: '', mobile: '' }],
  ] as const)('%s', async (type, own, path, body) => {
    const server = startServer();
    await placeOrder({ ...plain, type }, own, confirm);
    expect(server.bodies).toEqual([{ path, body }]);
    expect(readOrderRecords()[0]).toMatchObject({
      contact: own.attendee ? '叶小满 13800000001' : '',
      code: '',
      payment: own === context || own.way.kind === 'cashier' ? '' : 'wechat',
    });
  });

  it.each([
    ['the cashier', context, 25],
    ['another server', listed, 50],
  ])('of %s is gone on with for %i minutes', async (_, own, minutes) => {
    vi.useFakeTimers({ now: 1_000_000 });
    const server = startServer();
    await placeOrder(draft, own, confirm);
    server.status = 1;
    vi.setSystemTime(1_000_000 + minutes * 60_000 - 1);
    await placeOrder(draft, own, confirm);
    expect(server.bodies).toHaveLength(1);
    vi.setSystemTime(1_000_000 + minutes * 60_000);
    await placeOrder(draft, own, confirm);
    vi.useRealTimers();
    expect(server.bodies).toHaveLength(2);
  });

  it.each([
    ['of another kind', { ...draft, type: 'role' as const }, context],
    ['at another price', { ...draft, payable: 199 }, context],
    ['for somebody', draft, { ...context, attendee }],
  ])('is another one %s', async (_, otherDraft, otherContext) => {
    const server = startServer();
    await placeOrder(draft, context, confirm);
    await placeOrder(otherDraft, otherContext, confirm);
    expect(server.bodies).toHaveLength(2);
  });
});
