import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubWindow } from '../../testing/browser.ts';
import type { OrderDraft } from './checkout.ts';
import { findOrderRecord } from './orderRecords.ts';
import { placeOrder, type OrderContext } from './placeOrder.ts';
import { startWechat } from './startWechat.ts';

const draft: OrderDraft = { type: 'vod', id: 5, price: 299, code: null, discount: 0, payable: 299 };
const context: OrderContext = {
  userId: 1,
  name: '机器学习十五讲',
  thumb: '',
  way: { kind: 'list', payment: 'wechat' },
  attendee: null,
};

/** Starts a server of generation B that lets a payment be started once; the scheduler orders all calls and replies. */
function startServer(scheduler: fc.Scheduler) {
  const statuses = new Map<string, number>();
  const starts: string[] = [];
  const answer = (path: string, number: string): object => {
    if (path === '/api/v2/order/course') {
      const order_id = `10812000${statuses.size}`;
      statuses.set(order_id, 1);
      return { id: statuses.size, order_id, charge: 299, status_text: '未支付' };
    }
    if (path === '/api/v2/order/status') return { status: statuses.get(number) };
    starts.push(number);
    statuses.set(number, 5);
    return { code_url: `weixin://${starts.length}` };
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://school');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    await scheduler.schedule(Promise.resolve(), `${pathname} arrives`);
    const data = answer(pathname, searchParams.get('order_id') ?? body.order_id);
    await scheduler.schedule(Promise.resolve(), `${pathname} is answered`);
    return new Response(JSON.stringify({ code: 0, message: '', data }), { status: 200 });
  });
  return { statuses, starts };
}

beforeEach(() => {
  stubWindow();
  window.localStorage.setItem('meedu-user-token', 'token');
});

describe('two tabs', () => {
  it('end at one order and one payment, however late each reply is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        window.localStorage.removeItem('qinghe:orders');
        const { statuses, starts } = startServer(scheduler);
        const openTab = async () => {
          await scheduler.schedule(Promise.resolve(), 'pressed');
          const { orderNo } = await placeOrder(draft, context, async () => undefined);
          return { orderNo, code: await startWechat(context.userId, orderNo) };
        };
        const [first, second] = await scheduler.waitFor(Promise.all([openTab(), openTab()]));
        expect(second).toEqual(first);
        expect([...statuses.keys()]).toEqual([first.orderNo]);
        expect(starts).toEqual([first.orderNo]);
        expect(findOrderRecord(1, first.orderNo)?.codeUrl).toBe(first.code);
      }),
    );
  });
});
