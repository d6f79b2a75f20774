import { runInNewContext } from 'node:vm';
import {
  chooseSchool,
  handlers,
  onChange,
  previewPath,
  resetDb,
  scenarioList,
  scenarios,
} from '@qinghe/api/mocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreviews } from './previews.ts';
import { createSchoolApi } from './schoolApi.ts';
import { createServer } from './server.ts';
import { listen } from './testing/listen.ts';
import { createSiteFolders } from './testing/site.ts';

const api = () => createSchoolApi({ handlers, keep: () => undefined });

function serve() {
  const folders = createSiteFolders();
  const previews = createPreviews({ ...folders.site, features: { live: true } }, 'B');
  return listen(createServer(folders, api(), { previews }));
}

/** Opens an address as a browser without cookies; returns the status, the redirect target and the cookie. */
async function open(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, location: response.headers.get('location'), cookie };
}

async function ask(url: string, cookie = '', token = '') {
  const headers = { cookie, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { headers });
  return response.json();
}

/** Runs `/env.js` with a storage; returns what the apps find. */
async function runEnv(url: string, cookie: string, stored: Map<string, string>) {
  const script = await (await fetch(`${url}/env.js`, { headers: { cookie } })).text();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    clear: () => stored.clear(),
  };
  const window: { __QINGHE__?: { features?: object } } = {};
  runInNewContext(script, { window, localStorage: storage, sessionStorage: { clear: () => {} } });
  return window.__QINGHE__;
}

beforeEach(() => {
  resetDb();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => chooseSchool(() => undefined));

describe('?scenario=', () => {
  it('opens every scenario on both sites', { timeout: 30_000 }, async () => {
    const url = await serve();
    for (const scenario of scenarioList)
      for (const site of ['desktop', 'mobile'] as const) {
        const { location, cookie } = await open(url + previewPath(scenario.id, scenario, site));
        expect(location).toBe((site === 'mobile' ? '/h5' : '') + scenario.path);
        expect(cookie).toContain(`=${scenario.id}.`);
        const stored = new Map<string, string>();
        const env = await runEnv(url, cookie, stored);
        expect(stored.get('meedu-user-token')).toBe(scenario.token);
        expect(env?.features).toEqual({ live: true, ...scenario.features });
      }
  });

  it('gives a browser a school of its own', async () => {
    const url = await serve();
    const { cookie } = await open(`${url}/courses?scenario=emptySchool`);
    const heard = vi.fn<() => void>();
    const stop = onChange(heard);
    expect(await ask(`${url}/api/v2/courses`, cookie)).toMatchObject({ data: { total: 0 } });
    const token = scenarios.emptySchool.token;
    const read = `${url}/api/v2/member/notificationMarkAllAsRead`;
    expect(await ask(read, cookie, token)).toMatchObject({ code: 0 });
    stop();
    expect(heard).not.toHaveBeenCalled();
    const { data } = await ask(`${url}/api/v2/courses`);
    expect(data.total).toBeGreaterThan(20);
  });

  it('keeps two previews apart while their calls overlap', async () => {
    const url = await serve();
    const [one, two] = await Promise.all([
      open(`${url}/?scenario=manyCourses`),
      open(`${url}/?scenario=noActivities`),
    ]);
    const totals = await Promise.all(
      [one, two, one, two].flatMap(({ cookie }) => [
        ask(`${url}/api/v2/courses`, cookie),
        ask(`${url}/api/v2/activates`, cookie),
      ]),
    );
    const [many, some, all, none, ...again] = totals.map(({ data }) => data.total);
    expect([many, none]).toEqual([416, 0]);
    expect(some).toBeGreaterThan(0);
    expect(all).toBeLessThan(100);
    expect(again).toEqual([many, some, all, none]);
  });

  it('treats the network as the scenario says', async () => {
    const url = await serve();
    const failing = await open(`${url}/?scenario=serverError`);
    const answer = await fetch(`${url}/api/v2/courses`, { headers: { cookie: failing.cookie } });
    expect(answer.status).toBe(500);
    const offline = await open(`${url}/?scenario=offline`);
    await expect(ask(`${url}/api/v2/courses`, offline.cookie)).rejects.toThrow('fetch failed');
  });

  it('signs in once: what the member does afterwards lasts', async () => {
    const url = await serve();
    const { cookie } = await open(`${url}/?scenario=loggedIn`);
    const stored = new Map([['old', 'value']]);
    await runEnv(url, cookie, stored);
    expect([...stored.keys()].toSorted()).toEqual(['meedu-user-token', 'qinghe-scenario']);
    stored.delete('meedu-user-token');
    await runEnv(url, cookie, stored);
    expect([...stored.keys()]).toEqual(['qinghe-scenario']);
  });

  it('is left by an empty one, and storage of the ordinary school is not touched', async () => {
    const url = await serve();
    const first = await open(`${url}/?scenario=loggedIn`);
    const stored = new Map<string, string>();
    await runEnv(url, first.cookie, stored);
    expect(await open(`${url}/about?scenario=`)).toEqual({
      status: 302,
      location: '/about',
      cookie: 'qinghe-scenario=',
    });
    await runEnv(url, '', stored);
    expect(stored.size).toBe(0);
    stored.set('meedu-user-token', 'mine');
    await runEnv(url, '', stored);
    expect(stored.get('meedu-user-token')).toBe('mine');
  });

  it('refuses a scenario that does not exist, and leads nowhere else', async () => {
    const url = await serve();
    expect((await open(`${url}/?scenario=nope`)).status).toBe(404);
    expect((await open(`${url}/?scenario=toString`)).status).toBe(404);
    expect((await open(`${url}//evil.example/?scenario=slow`)).location).not.toMatch(/^\/\//);
    expect(await runEnv(url, 'qinghe-scenario=nope.1', new Map())).toBeDefined();
  });

  it('makes a forgotten preview anew', async () => {
    const url = await serve();
    const cookie = 'a=b; qinghe-scenario=emptySchool.from-before-a-restart';
    expect(await ask(`${url}/api/v2/courses`, cookie)).toMatchObject({ data: { total: 0 } });
  });

  it('means nothing to a real school', async () => {
    const url = await listen(createServer(createSiteFolders(), api()));
    const response = await fetch(`${url}/?scenario=emptySchool`, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    const cookie = 'qinghe-scenario=emptySchool.x';
    const { data } = await ask(`${url}/api/v2/courses`, cookie);
    expect(data.total).toBeGreaterThan(20);
  });
});
