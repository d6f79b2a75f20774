import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_TOKENS, payOrder, resetDb } from './index.ts';
import { call, pick, pickList, pickText, type Answer } from './testCall.ts';

const token = DEMO_TOKENS.ordinary;

const post = (path: string, body: object, as: string): Promise<Answer> =>
  call('POST', path, { body, token: as });
const get = (path: string, as?: string): Promise<Answer> =>
  call('GET', path, as === undefined ? {} : { token: as });

const refused = (message: string): object => ({ code: 1, message, data: [] });

beforeEach(() => resetDb());

describe('activities', () => {
  const body = { name: '叶小满', mobile: '13800000001' };

  it('knows every state at the frozen clock', async () => {
    const { data } = await get('/v2/activates?page_size=50');
    const states = pickList(data, 'data').map((row) => pick(row, 'status'));
    expect([...new Set(states)].toSorted((a, b) => Number(a) - Number(b))).toEqual([
      1, 3, 5, 7, 9, 11, 13,
    ]);
    expect(states.slice(0, 6)).toEqual([3, 3, 3, 3, 3, 5]);
  });

  it('signs up for a free one, once, and cancels', async () => {
    expect((await post('/v2/activate/2/join', body, token)).data).toMatchObject({ join_status: 5 });
    expect(await post('/v2/activate/2/join', body, token)).toMatchObject(refused('请勿重复报名'));
    expect((await get('/v2/activate/2', token)).data).toMatchObject({
      isBuy: true,
      activate: { user_count: 19 },
    });
    expect(await post('/v2/activate/2/cancel', {}, token)).toMatchObject({ code: 0 });
    expect((await get('/v2/activate/2', token)).data).toMatchObject({
      isBuy: false,
      join_record: null,
      activate: { user_count: 18 },
    });
  });

  it('lets a VIP join what is free for VIPs', async () => {
    expect(await post('/v2/activate/4/join', body, token)).toMatchObject({ code: 0 });
    const as = DEMO_TOKENS.facePending;
    expect(await post('/v2/activate/4/join', body, as)).toMatchObject(refused('请先支付'));
  });

  it.each([
    [3, '请先支付'],
    [6, '名额已满'],
    [7, '报名未开始'],
    [8, '报名已截止'],
    [9, '报名已截止'],
    [11, '报名已截止'],
    [12, '报名已截止'],
  ])('refuses to join activity %i: %s', async (id, message) => {
    expect(await post(`/v2/activate/${id}/join`, body, token)).toMatchObject(refused(message));
  });

  it('fills the last place by order and is full then', async () => {
    const { data } = await post('/v2/order/activate', { ...body, activate_id: 3 }, token);
    expect((await get('/v2/activate/3', token)).data).toMatchObject({
      isBuy: false,
      join_record: { join_status: 1 },
    });
    payOrder(pickText(data, 'order_id'));
    expect((await get('/v2/activate/3', token)).data).toMatchObject({
      isBuy: true,
      activate: { status: 5, user_count: 12 },
    });
    expect(await post('/v2/activate/3/cancel', {}, token)).toMatchObject(
      refused('当前活动无法取消报名'),
    );
  });
});

describe('search', () => {
  it('shows the text around the hit', async () => {
    const { data } = await get(`/v3/search?type=vod&page=1&keywords=${encodeURIComponent('数学')}`);
    expect(pickText(data, 'data.0.p')).toContain('数学');
    expect(pickList(data, 'data').map((row) => pick(row, 'resource_id'))).toEqual(
      expect.arrayContaining([2, 3, 5, 9]),
    );
  });

  it('keeps the quirks of both servers', async () => {
    const keywords = `keywords=${encodeURIComponent('数学')}`;
    const pageless = await get(`/v3/search?type=0&${keywords}`);
    expect(pageless.data).toMatchObject({ data: [] });
    expect(pick(pageless.data, 'total')).toBeGreaterThan(0);
    resetDb({ generation: 'C' });
    expect(await get(`/v3/search?${keywords}`)).toMatchObject(refused('错误'));
    expect(await get('/v3/search?type=0')).toMatchObject(refused('请输入关键字'));
  });
});
