import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { JSDOM } from 'jsdom';
import { getResponse } from 'msw';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { handlers } from '@qinghe/api/mocks';
import type { SitePages } from '@qinghe/features/shell/Prerender';
import { isTimed, publicPaths } from '../scripts/lib/sitemap.mjs';
import { prerenderConfig, withoutBrowser } from './prerender.ts';

const ORIGIN = 'http://school.test';
const HOUR = 3_600_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = new Map<string, Promise<Response | undefined>>();

/** Returns the demo school's reply; each one is created once, so that all renders get the same. */
async function answer(url: string): Promise<Response> {
  const address = new URL(url, ORIGIN).href;
  const reply = kept.get(address) ?? getResponse(handlers, new Request(address));
  kept.set(address, reply);
  return (await reply)?.clone() ?? new Response('', { status: 404 });
}

let server: ViteDevServer;
beforeAll(async () => {
  vi.stubGlobal('fetch', answer);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('__QINGHE_DOM__', new JSDOM('', { url: ORIGIN }).window);
  server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [withoutBrowser, react()],
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

it.each(['web', 'h5'])(
  'pages of %s are the same by a clock in another zone that is hours, days or a year ahead',
  async (app) => {
    const { site } = await server.ssrLoadModule(`/apps/${app}/src/prerender.tsx`);
    const pages: SitePages = site;
    const all = await publicPaths(ORIGIN, async (url) => (await answer(url)).json());
    // One page of each kind; the nightly journey hydrates every page.
    const paths = new Map(all.map((address) => [address.replace(/\d+/, 'N'), address])).values();
    const now = Date.now();
    let count = 0;
    for (const address of paths) {
      count += 1;
      vi.stubEnv('TZ', 'UTC');
      // oxlint-disable-next-line no-await-in-loop
      const { html } = await pages.render(address, ORIGIN, now);
      vi.stubEnv('TZ', 'Asia/Shanghai');
      expect(html.length).toBeGreaterThan(1000);
      // Readers that run no scripts see real words: no placeholder bars, and no relative times, which would become wrong.
      const words = html.replace(/<[^>]+>/g, ' ');
      const bars = /一一|\d+ (?:分钟|小时|天)前|刚刚/.exec(words)?.[0];
      expect([address, bars]).toEqual([address, undefined]);
      // Such a page is rendered again only when its data or the year has changed.
      const isSameYear = new Date(now + 24 * HOUR).getFullYear() === new Date(now).getFullYear();
      const read = isSameYear && !isTimed(address) ? now + 24 * HOUR : now;
      // oxlint-disable-next-line no-await-in-loop
      const nextDay = await pages.render(address, ORIGIN, read);
      expect([address, ...nextDay.html.split('>')]).toEqual([address, ...html.split('>')]);
      for (const hours of [2, 72, 365 * 24]) {
        vi.useFakeTimers({ now: now + hours * HOUR, toFake: ['Date'] });
        // oxlint-disable-next-line no-await-in-loop
        const later = await pages.render(address, ORIGIN, now);
        vi.useRealTimers();
        expect(later.html.split('>'), `${address} ${hours} hours later`).toEqual(html.split('>'));
      }
    }
    expect(count).toBe(8);
  },
  60_000,
);

/** A server that has no call for activities. */
const answerWithoutActivities = (url: string) =>
  new URL(url, ORIGIN).pathname.startsWith('/api/v2/activate')
    ? Promise.resolve(Response.json({ code: 404, message: '路由不存在', data: [] }))
    : answer(url);

it.each(['web', 'h5'])(
  'pages of %s lead to nothing that the server lacks',
  async (app) => {
    const { site } = await server.ssrLoadModule(`/apps/${app}/src/prerender.tsx`);
    const pages: SitePages = site;
    const words = /线下课程|>活动</;
    expect((await pages.render('/courses', ORIGIN)).html).toMatch(words);
    vi.stubGlobal('fetch', answerWithoutActivities);
    try {
      // The first page learns it from the reply, the second one knows it already.
      for (const address of ['/courses', '/']) {
        // oxlint-disable-next-line no-await-in-loop
        const { html, data } = await pages.render(address, ORIGIN);
        expect(html).not.toMatch(words);
        expect(data.lacks).toContain('/api/v2/activates');
      }
    } finally {
      vi.stubGlobal('fetch', answer);
      const { resetServer } = await server.ssrLoadModule('@qinghe/hooks/stores/server');
      resetServer();
    }
  },
  60_000,
);

it.each(['web', 'h5'] as const)('the build for %s has plugins, not what makes them', (site) => {
  const { plugins = [] } = prerenderConfig(site);
  expect(plugins.flat().filter((plugin) => typeof plugin !== 'object')).toEqual([]);
});
