import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../conformance/endpoints.ts';
import {
  DEMO_MOBILES,
  DEMO_PASSWORD,
  exportDb,
  GENERATIONS,
  handlers,
  resetDb,
} from '../mocks/index.ts';
import { BAD, checkServer, type Row } from './compat.ts';
import { CHANGING, INPUTS, NOT_MADE } from './plan.ts';

const api = 'http://school.test';
const account = { mobile: DEMO_MOBILES.ordinary, password: DEMO_PASSWORD };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const school: Fetch = async (url, init) => {
  const response = await getResponse(handlers, new Request(url, init));
  if (!response) throw new Error('no handler answered');
  return response;
};

const reply = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** Returns a `fetch` to the demo school that answers one path differently. */
const but =
  (path: string, answer: () => Promise<Response>): Fetch =>
  (url, init) =>
    new URL(url).pathname === path ? answer() : school(url, init);

const written = (table: unknown) =>
  JSON.stringify(table, (key, value: unknown) => (key === 'view_num' ? undefined : value));

const verdictOf = (rows: readonly Row[], name: string) =>
  rows.find((row) => row.name === name)?.verdict;

describe.each(GENERATIONS)('the demo school as generation %s', (generation) => {
  beforeEach(() => resetDb({ generation }));

  it('passes, and every reading call has its line', async () => {
    const { rows, ...found } = await checkServer({ api, account, fetch: school });
    expect(found.generation).toBe(generation);
    expect(rows.filter(({ verdict }) => BAD.has(verdict) || verdict === 'refused')).toEqual([]);
    expect([...rows, ...found.writing].map(({ name }) => name).toSorted()).toEqual(
      endpoints.map(({ endpoint }) => endpoint.name).toSorted(),
    );
    const unexplained = rows.filter(({ verdict, site }) => verdict === 'absent' && site === '');
    expect(unexplained).toEqual([]);
    expect(rows.filter(({ verdict }) => verdict === 'works').length).toBeGreaterThan(35);
  });

  it('makes no call of a member without an account', async () => {
    const tokens: (string | null)[] = [];
    const { rows, writing } = await checkServer({
      api,
      fetch: (url, init) => {
        tokens.push(new Headers(init.headers).get('authorization'));
        return school(url, init);
      },
    });
    expect(tokens.filter(Boolean)).toEqual([]);
    expect(verdictOf(rows, 'getOrders')).toBe('skipped');
    expect(writing.filter(({ state }) => state === 'made')).toEqual([]);
    expect(rows.filter(({ verdict }) => BAD.has(verdict))).toEqual([]);
  });

  it('sends one login with its logout and else only GET, and changes nothing but a token, a captcha and the views of a lesson', async () => {
    const before = exportDb().tables;
    const sent: string[] = [];
    const { writing } = await checkServer({
      api,
      account,
      fetch: (url, init) => {
        if (init.method !== 'GET') sent.push(`${init.method} ${new URL(url).pathname}`);
        return school(url, init);
      },
    });
    expect(sent).toEqual(['POST /api/v2/login/password', 'POST /api/v2/logout']);
    const made = writing.filter(({ state }) => state === 'made').map(({ call }) => call);
    expect(made).toEqual(expect.arrayContaining(sent));
    const after = new Map<string, unknown>(Object.entries(exportDb().tables));
    const changed = Object.entries(before)
      .filter(([name, table]) => written(table) !== written(after.get(name)))
      .map(([name]) => name);
    expect(changed.filter((name) => !/^(tokens|captchas|counters)$/.test(name))).toEqual([]);
  });
});

describe('a server with something wrong', () => {
  beforeEach(() => resetDb({ generation: 'B' }));

  it.each([
    ['missing', () => reply({ code: 404, message: '路由不存在', data: [] })],
    ['missing', () => reply({ message: '' }, 404)],
    ['different', () => reply({ code: 0, message: '', data: 'nothing' })],
    ['failed', () => reply({ code: 1, message: '错误', data: [] })],
    ['failed', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
    ['failed', () => Promise.reject(new TypeError('refused'))],
    ['refused', () => reply({ code: 1, message: '请登录', data: [] })],
  ] as const)('tells %s', async (verdict, answer) => {
    const { rows } = await checkServer({ api, fetch: but('/api/v2/course_categories', answer) });
    expect(rows.find(({ name }) => name === 'getCourseCategories')?.site).not.toBe('');
    expect(verdictOf(rows, 'getCourseCategories')).toBe(verdict);
  });

  it('may lack the calls whose code is closed, but none of its own generation', async () => {
    const gone = () => reply({ code: 404, message: '路由不存在', data: [] });
    const { rows: own } = await checkServer({ api, fetch: but('/api/v2/kechengs', gone) });
    expect(verdictOf(own, 'getKechengs')).toBe('absent');
    const { rows: blocks } = await checkServer({
      api,
      fetch: but('/api/v2/viewBlock/page/blocks', gone),
    });
    expect(verdictOf(blocks, 'getViewBlocks')).toBe('missing');
  });

  it('names the row that cannot be read', async () => {
    const { rows } = await checkServer({
      api,
      fetch: but('/api/v2/roles', () => reply({ code: 0, data: [{ id: {}, name: 7 }] })),
    });
    expect(verdictOf(rows, 'getRoles')).toBe('different');
  });

  it('rejects when the login fails', async () => {
    const wrong = { ...account, password: 'wrong' };
    await expect(checkServer({ api, account: wrong, fetch: school })).rejects.toThrow();
  });
});

it('names real calls', () => {
  const names = new Set(endpoints.map(({ endpoint }) => endpoint.name));
  expect(
    [...Object.keys(NOT_MADE), ...Object.keys(INPUTS), ...CHANGING].filter(
      (name) => !names.has(name),
    ),
  ).toEqual([]);
});
