import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@qinghe/api/client';
import type { Endpoint } from '@qinghe/api/contract/endpoint';
import {
  DEMO_TOKENS,
  GENERATIONS,
  handlers,
  resetDb,
  school,
  type Generation,
} from '@qinghe/api/mocks';
import { getActivities, getActivity } from '@qinghe/api/resources/activities';
import { getFooterCategories } from '@qinghe/api/resources/footer';
import { getComments, getCourseComments } from '@qinghe/api/resources/comments';
import { getConfig } from '@qinghe/api/resources/config';
import { getCourse } from '@qinghe/api/resources/courses';
import { getDecorationBlocks, getSliders, getViewBlocks } from '@qinghe/api/resources/home';
import { getKechengs } from '@qinghe/api/resources/kechengs';
import { getLesson } from '@qinghe/api/resources/lessons';
import { getTeachers } from '@qinghe/api/resources/teachers';
import { postPayWechatScan } from '@qinghe/api/resources/payments';
import { postWechatScanUrl } from '@qinghe/api/resources/wechatScan';
import { local, localKeys } from '../../storage/index.ts';
import {
  hasCall,
  lacksCall,
  learn,
  recogniseServer,
  resetServer,
  server,
  SERVER_LIFE,
} from '../../stores/server/index.ts';
import {
  defaultConfigFunc,
  isOpenPath,
  resetSystem,
  setSystemStatus,
} from '../../stores/system/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { applyConfig, serverMark } from '../config/index.ts';
import { client } from './index.ts';

const API = 'http://school.test';
const sent: string[] = [];
/** Replies that replace the school's, by path. */
const replaced = new Map<string, () => Response>();

async function answer(url: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(url);
  sent.push(pathname);
  const response =
    replaced.get(pathname)?.() ?? (await getResponse(handlers, new Request(url, init)));
  if (!response) throw new TypeError('no answer');
  return response;
}

async function open(generation: Generation): Promise<void> {
  resetDb({ generation });
  const config = await client.send(getConfig, {});
  applyConfig(config);
  recogniseServer(serverMark(config));
  sent.length = 0;
}

/** Returns how the site treats a call: `shown`, `left out` (the server lacks the call), `gone` (it lacks the row) or `failed`. */
async function outcome(endpoint: Endpoint, input: object): Promise<string> {
  try {
    await client.send(endpoint, input);
    return 'shown';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.missing === 'call') return 'left out';
    return error.isNotFound ? 'gone' : 'failed';
  }
}

/** Waits until what was learnt from a reply is recorded. */
const settle = () => learn(() => undefined);

beforeEach(() => {
  stubWindow({ apiUrl: API });
  resetServer();
  resetSystem();
  vi.stubGlobal('fetch', answer);
  sent.length = 0;
  replaced.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The endpoint, its input, and the outcome on server generations A, B and C. */
const TABLE: readonly (readonly [Endpoint, object, readonly string[]])[] = [
  [getSliders, { platform: 'PC' }, ['shown', 'shown', 'left out']],
  [getViewBlocks, { platform: 'pc', page_name: 'pc-page-index' }, ['shown', 'shown', 'left out']],
  [getDecorationBlocks, { page_name: 'pc-page-index' }, ['left out', 'left out', 'shown']],
  [getActivities, { page: 1 }, ['left out', 'shown', 'shown']],
  [getActivity, { id: 99_999 }, ['gone', 'gone', 'gone']],
  [getFooterCategories, { platform: 'PC' }, ['left out', 'shown', 'shown']],
  [getTeachers, { limit: 4 }, ['left out', 'shown', 'shown']],
  [getKechengs, { platform: 'PC' }, ['left out', 'shown', 'shown']],
  [getComments, { rt: 1, rid: 1 }, ['left out', 'left out', 'shown']],
  [getCourseComments, { id: 1 }, ['shown', 'shown', 'left out']],
  [postWechatScanUrl, { action: 'login' }, ['left out', 'shown', 'shown']],
  [getCourse, { id: 1 }, ['shown', 'shown', 'shown']],
  [getCourse, { id: 99_999 }, ['gone', 'gone', 'gone']],
  [getLesson, { id: 99_999 }, ['gone', 'gone', 'gone']],
];

describe.each(GENERATIONS)('a server of generation %s', (generation) => {
  const column = GENERATIONS.indexOf(generation);

  it.each(
    TABLE.map(
      ([endpoint, input, shown]) => [endpoint.name, shown[column], endpoint, input] as const,
    ),
  )('%s is %s', async (_name, shown, endpoint, input) => {
    await open(generation);
    expect(await outcome(endpoint, input)).toBe(shown);
    expect(sent).toHaveLength(1);
    await settle();
    expect(lacksCall(endpoint.path)).toBe(shown === 'left out');
    expect(await outcome(endpoint, input)).toBe(shown);
    expect(sent).toHaveLength(shown === 'left out' ? 1 : 2);
  });

  it('says 加载失败 of a call that it has and that fails', async () => {
    await open(generation);
    replaced.set('/api/v2/courses', () => Response.json({ code: 1, message: '错误', data: [] }));
    const { getCourses } = await import('@qinghe/api/resources/courses');
    expect(await outcome(getCourses, { page: 1 })).toBe('failed');
  });
});

describe('what a server lacks', () => {
  it('closes the pages that need it', async () => {
    await open('A');
    await outcome(getActivities, { page: 1 });
    await settle();
    expect(isOpenPath('/activates', defaultConfigFunc, server.lacks)).toBe(false);
  });

  const vague = () => Response.json({ code: 1, message: '错误', data: [] });
  const page = () => new Response('<!doctype html><title>SPA</title>');

  it.each([
    ['a fault of a server with other words', 'B', vague, 'failed'],
    ['a web page in its place', 'B', page, 'left out'],
    ['HTTP 404 of a proxy', 'B', () => new Response('<h1>404</h1>', { status: 404 }), 'left out'],
    ['HTTP 500', 'A', () => new Response('', { status: 500 }), 'failed'],
    [
      'the rate limit',
      'A',
      () => Response.json({ code: 429, message: '错误', data: [] }),
      'failed',
    ],
  ] as const)('is told from %s', async (_, generation, reply, shown) => {
    await open(generation);
    replaced.set('/api/v2/teachers', reply);
    expect(await outcome(getTeachers, { limit: 4 })).toBe(shown);
  });

  it('is never what it has answered before, unless it says so clearly', async () => {
    await open('A');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    replaced.set('/api/v2/teachers', () => Response.json({ code: 0, message: '', data: [] }));
    expect(await outcome(getTeachers, { limit: 4 })).toBe('shown');
    // The calls that a server has are only recorded after the initial load.
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await settle();
    for (const reply of [vague, page]) {
      replaced.set('/api/v2/teachers', reply);
      expect(await outcome(getTeachers, { limit: 4 })).toBe('failed');
    }
    replaced.set('/api/v2/teachers', () => Response.json({ code: 404, message: '路由不存在' }));
    expect(await outcome(getTeachers, { limit: 4 })).toBe('left out');
    await settle();
    expect([hasCall('/api/v2/teachers'), lacksCall('/api/v2/teachers')]).toEqual([false, true]);
  });

  it('is never learnt from what a member does: 重试 asks again', async () => {
    await open('B');
    local.write(localKeys.userToken, DEMO_TOKENS.ordinary);
    replaced.set('/api/v2/order/pay/wechatScan', () => new Response('', { status: 404 }));
    const pay = () => outcome(postPayWechatScan, { order_id: '1' });
    expect(await pay()).toBe('left out');
    await settle();
    sent.length = 0;
    replaced.clear();
    await pay();
    expect(sent).toEqual(['/api/v2/order/pay/wechatScan']);
  });

  it('waits for the config that tells what a vague word means', async () => {
    resetDb({ generation: 'A' });
    setSystemStatus('loading');
    const shown = outcome(getTeachers, { limit: 4 });
    applyConfig(await client.send(getConfig, {}));
    expect(await shown).toBe('left out');
  });

  it('is not learnt from a host whose config never came', async () => {
    replaced.set('/api/v2/teachers', page);
    setSystemStatus('failed');
    expect(await outcome(getTeachers, { limit: 4 })).toBe('failed');
    expect(lacksCall('/api/v2/teachers')).toBe(false);
  });
});

/** Simulates a page reload, which loses the data in memory. */
function reload(change: (kept: Record<string, unknown>) => object = (kept) => kept): void {
  const kept: Record<string, unknown> = JSON.parse(local.read(localKeys.server) ?? '{}');
  resetServer();
  local.write(localKeys.server, JSON.stringify(change(kept)));
}

describe('what is known of a server', () => {
  beforeEach(async () => {
    await open('A');
    await outcome(getTeachers, { limit: 4 });
    await settle();
  });

  it.each([
    ['outlives the page', (kept: object) => kept, true],
    ['ends with its time', (kept: object) => ({ ...kept, at: Date.now() - SERVER_LIFE }), false],
    ['is not of the future', (kept: object) => ({ ...kept, at: Date.now() + 60_000 }), false],
    ['belongs to its address', (kept: object) => ({ ...kept, api: 'http://other.test' }), false],
    ['is read with care', () => ({ api: API, at: Date.now(), lacks: 7, has: null }), false],
  ] as const)('%s', (_, change, isKnown) => {
    reload(change);
    expect(lacksCall('/api/v2/teachers')).toBe(isKnown);
  });

  it('is forgotten when its config shows another version', async () => {
    reload();
    expect(lacksCall('/api/v2/teachers')).toBe(true);
    school.generation = 'B';
    const config = await client.send(getConfig, {});
    expect(recogniseServer(serverMark(config))).toBe(true);
    expect(recogniseServer(serverMark(config))).toBe(false);
    expect(lacksCall('/api/v2/teachers')).toBe(false);
    expect(await outcome(getTeachers, { limit: 4 })).toBe('shown');
  });
});

describe('what is forgotten', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is not learnt again from a reply that came before', async () => {
    await open('B');
    expect(await outcome(getActivities, { page: 1 })).toBe('shown');
    resetServer();
    await vi.runAllTimersAsync();
    await settle();
    expect(hasCall(getActivities.path)).toBe(false);
  });

  it('is not learnt again by code that comes late', async () => {
    await open('C');
    const learnt = learn(({ noteLacking }) => noteLacking(getSliders.path));
    resetServer();
    expect(await learnt).toBeNull();
    expect(lacksCall(getSliders.path)).toBe(false);
  });

  it('is not learnt again from a refusal that waits for the config', async () => {
    await open('C');
    resetSystem();
    setSystemStatus('loading');
    expect(await outcome(getSliders, { platform: 'PC' })).toBe('left out');
    resetServer();
    applyConfig(await client.send(getConfig, {}));
    await settle();
    expect(lacksCall(getSliders.path)).toBe(false);
  });
});
