import fc from 'fast-check';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSchool,
  DEMO_TOKENS,
  exportDb,
  FROZEN_NOW,
  handlers,
  importDb,
  onChange,
  resetDb,
  scenarios,
  school,
} from './index.ts';
import { call, pick, pickList } from './testCall.ts';

const token = DEMO_TOKENS.ordinary;
const get = (path: string) => call('GET', path, { token });

beforeEach(() => resetDb());

describe('401', () => {
  it.each([
    ['no token', {}],
    ['an unknown token', { token: 'nobody' }],
    ['another scheme', { headers: { Authorization: `Basic ${token}` } }],
  ])('answers 401 to %s', async (_, options) => {
    expect(await call('GET', '/v2/member/detail', options)).toMatchObject({
      status: 200,
      code: 401,
      message: '请登录',
      data: [],
    });
  });

  it('accepts the token as a parameter and ignores a bad one on public calls', async () => {
    expect(await call('GET', `/v2/member/detail?token=${token}`)).toMatchObject({ code: 0 });
    expect(await call('GET', '/v2/course/1', { token: 'nobody' })).toMatchObject({
      code: 0,
      data: { isBuy: false },
    });
  });

  it('lets a token expire after 14 days', async () => {
    const body = { mobile: '13800000001', password: 'qinghe123' };
    const { data } = await call('POST', '/v2/login/password', { body });
    const later = FROZEN_NOW + 14 * 86_400_000;
    school.now = () => later;
    const fresh = String(pick(data, 'token'));
    expect(await call('GET', '/v2/member/detail', { token: fresh })).toMatchObject({ code: 401 });
  });
});

describe('paging (contract 1.5)', () => {
  it.each(['0', '-1', 'abc'])('reads page %s as page 1', async (page) => {
    const { data } = await get(`/v2/courses?page=${page}`);
    expect(data).toMatchObject({ current_page: 1, per_page: 16, total: 28 });
    expect(pickList(data, 'data')).toHaveLength(16);
  });

  it('gives no rows beyond the end', async () => {
    expect((await get('/v2/courses?page=9')).data).toMatchObject({
      data: [],
      from: null,
      to: null,
      total: 28,
      last_page: 2,
    });
  });

  it.each(['/v2/courses?page_size=0', '/v2/courses?page_size=-3', '/v2/member/orders?page_size=0'])(
    'refuses %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ code: 1, message: '错误' });
    },
  );

  it('gives all rows or none for size 0, by endpoint', async () => {
    expect(pickList((await get('/v2/announcements?size=0')).data, 'data')).toHaveLength(8);
    expect(pickList((await get('/v3/member/courses/learned?size=0')).data, 'data')).toHaveLength(
      10,
    );
    expect((await get('/v2/member/messages?page_size=0')).data).toEqual({ data: [], total: 9 });
  });
});

describe('unknown routes', () => {
  it.each([
    ['GET', '/v2/nothing-here', 404, '路由不存在'],
    ['GET', '/v2/course/abc', 404, '路由不存在'],
    ['GET', '/v2/course/NaN/like', 404, '路由不存在'],
    ['GET', '/v2/course/99999', 404, '资源不存在'],
    ['POST', '/v2/courses', 1, '错误'],
    ['DELETE', '/v3/status', 1, '错误'],
    ['GET', '/v2/decorationPage/blocks?page_name=pc-page-index', 404, '路由不存在'],
  ])('%s %s', async (method, path, code, message) => {
    expect(await call(method, path)).toMatchObject({ status: 200, code, message, data: [] });
  });

  it('answers a preflight', async () => {
    const { response } = await call('OPTIONS', '/v2/courses');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('malformed requests', () => {
  const routes = handlers.flatMap(({ info }) => {
    const { path, method } = info;
    return typeof path === 'string' && typeof method === 'string' && !path.endsWith('/*')
      ? [{ path: path.replace('*/api', ''), method }]
      : [];
  });

  it('get an envelope from every endpoint, never a crash', { timeout: 30_000 }, async () => {
    const crash = vi.spyOn(console, 'error').mockImplementation(() => {});
    const junk = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.jsonValue(),
      fc.constantFrom('NaN', '-1', ''),
    );
    const names = [
      'mobile',
      'password',
      'mobile_code',
      'page',
      'page_size',
      'size',
      'duration',
      'content',
      'goods_type',
      'goods_id',
      'promo_code',
      'order_id',
      'rt',
      'rid',
      'parent_id',
      'code',
      'key',
      's_url',
      'f_url',
      'keywords',
      'type',
      'image_key',
      'scene',
      'sign',
      'choice',
    ];
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(fc.constantFrom(...names), junk).map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc
        .asyncProperty(
          fc.constantFrom(...routes),
          fc.oneof(
            fc.nat().map(String),
            fc.constantFrom('NaN', '-1', '1e9', '%', '%00', '..', '9'.repeat(30)),
          ),
          body,
          fc.dictionary(fc.constantFrom(...names), fc.string()),
          fc.boolean(),
          async ({ path, method }, id, raw, query, isMember) => {
            const filled = path.replaceAll(/:\w+/g, id);
            const search = new URLSearchParams(query).toString();
            const answer = await call(method, `${filled}?${search}`, {
              ...(method !== 'GET' && { body: raw }),
              ...(isMember && { token }),
            });
            const type = answer.response.headers.get('content-type') ?? '';
            if (answer.response.status >= 300 || !type.includes('json')) return;
            expect(answer.message).toBeTypeOf('string');
            expect(answer.data).toBeDefined();
          },
        )
        .beforeEach(() => resetDb()),
      { numRuns: 300, seed: 20261120 },
    );
    expect(crash.mock.calls).toEqual([]);
    crash.mockRestore();
  });
});

describe('the school', () => {
  it('starts the same every time and leaves the seed alone', () => {
    expect(createSchool().tables).toEqual(createSchool().tables);
    const first = createSchool();
    first.tables.courses.length = 0;
    expect(createSchool().tables.courses).toHaveLength(29);
  });

  it('survives export and import', async () => {
    await get('/v2/course/4/like');
    const text = JSON.stringify(exportDb());
    resetDb();
    importDb(JSON.parse(text));
    expect((await get('/v2/course/4')).data).toMatchObject({ isCollect: true });
    expect(() => importDb(JSON.parse(text.replace('"version":1', '"version":2')))).toThrow(
      'another version',
    );
  });

  it('tells listeners about writes and not about reads', async () => {
    const listener = vi.fn<() => void>();
    const stop = onChange(listener);
    await get('/v2/courses');
    expect(listener).not.toHaveBeenCalled();
    await get('/v2/course/4/like');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await get('/v2/course/4/like');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is the school of the mockups', async () => {
    const courses = pickList((await get('/v2/courses')).data, 'data');
    const facts = ['title', 'charge', 'user_count', 'videos_count'];
    expect(courses.slice(0, 12).map((row) => facts.map((fact) => pick(row, fact)))).toEqual([
      ['Python 零基础：从第一行代码到小工具', 199, 12480, 48],
      ['机器学习十五讲：从梯度下降说起', 299, 6312, 62],
      ['数据分析入门：用表格回答真问题', 168, 9027, 36],
      ['交互设计的七个判断', 239, 4156, 28],
      ['线性代数：空间、变换与直觉', 129, 7733, 40],
      ['英语写作：把句子写清楚', 159, 5280, 32],
      ['宋史十讲：风雅与困局', 99, 15904, 10],
      ['摄影用光：光圈之内', 179, 3618, 24],
      ['天文学导论：抬头看的四百年', 0, 21066, 18],
      ['钢琴与乐理：第一课，从听开始', 219, 2940, 30],
      ['财报精读：公司在说什么', 268, 4871, 26],
      ['认知心理学：我们怎样思考', 149, 8215, 22],
    ]);
    expect(pick((await get('/v2/course/13')).data, 'course.user_count')).toBe(10392);
    const studied = pickList((await get('/v3/member/courses/learned')).data, 'data');
    expect(
      studied
        .slice(0, 3)
        .map((row) => [pick(row, 'progress'), pick(row, 'last_view_video.video.title')]),
    ).toEqual([
      [31, '列表推导式'],
      [62, '特征向量'],
      [80, '西园雅集'],
    ]);
    const points = pickList((await get('/v2/member/credit1Records?page_size=50')).data, 'data');
    expect(points.reduce<number>((sum, row) => sum + Number(pick(row, 'sum')), 0)).toBe(1260);
  });

  it('moves its calendar by whole weeks and its events by the exact distance', () => {
    const start = FROZEN_NOW + 10 * 86_400_000 + 5000;
    const moved = createSchool({ now: () => start }).tables;
    const paddy = moved.activates.find((row) => row.id === 1);
    expect(new Date((paddy?.started_at ?? 0) + 8 * 3600_000).toISOString()).toBe(
      '2026-12-19T09:00:00.000Z',
    );
    expect(start - (moved.messages.at(-1)?.created_at ?? 0)).toBe(30_000);
  });
});

describe('scenarios', () => {
  it.each(Object.entries(scenarios))('%s leaves a school that answers', async (_, scenario) => {
    if ('edit' in scenario) scenario.edit();
    const visitor = await call('GET', '/v2/other/config');
    expect(visitor).toMatchObject({ code: 0 });
    expect(await call('GET', '/v2/courses')).toMatchObject({ code: 0 });
    if (!('token' in scenario)) return;
    const code = scenario.title === '登录失效' ? 401 : 0;
    expect(await call('GET', '/v2/member/detail', { token: scenario.token })).toMatchObject({
      code,
    });
  });

  it.each([
    ['serverError', scenarios.serverError, '/v2/courses', 500],
    ['configFails', scenarios.configFails, '/v2/other/config', 502],
    ['offline', scenarios.offline, '/v2/courses', 0],
    ['serverError, but the config', scenarios.serverError, '/v2/other/config', 200],
    ['configFails, but the courses', scenarios.configFails, '/v2/courses', 200],
  ])('%s answers as described', async (_, scenario, path, status) => {
    const request = new Request(`http://school.test/api${path}`);
    const response = await getResponse([...scenario.handlers, ...handlers], request);
    expect(response?.status).toBe(status);
  });

  it('has 416 courses when asked for many', async () => {
    scenarios.manyCourses.edit();
    expect(pick((await get('/v2/courses?page=26')).data, 'total')).toBe(416);
  });

  it('is empty when asked to be', async () => {
    scenarios.emptySchool.edit();
    expect((await get('/v2/announcement/latest')).data).toEqual([]);
    expect((await get('/v2/activates')).data).toMatchObject({ total: 0, data: [] });
    expect((await get('/v2/member/orders')).data).toMatchObject({ total: 0 });
  });
});
