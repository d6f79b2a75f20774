import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { getResponse } from 'msw';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlers } from '@qinghe/api/mocks';
import type { SitePages } from '@qinghe/ui/flows/Prerender';
import { publicPaths } from '../scripts/lib/sitemap.mjs';
import { withoutBrowser } from './prerender.ts';

const ORIGIN = 'http://school.test';
const HOUR = 3_600_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = new Map<string, Promise<Response | undefined>>();

/** The demo school's reply; every one is made once, so that all renders have the same. */
async function answer(url: string): Promise<Response> {
  const address = new URL(url, ORIGIN).href;
  const reply = kept.get(address) ?? getResponse(handlers, new Request(address));
  kept.set(address, reply);
  return (await reply)?.clone() ?? new Response('', { status: 404 });
}

const sites = [
  { app: 'web', base: '/' },
  { app: 'h5', base: '/h5/' },
];

describe.each(sites)('the pages of $app that are rendered in advance', ({ app, base }) => {
  let server: ViteDevServer;
  let pages: SitePages;
  let paths: string[] = [];

  beforeAll(async () => {
    vi.stubGlobal('fetch', answer);
    vi.stubEnv('NODE_ENV', 'production');
    server = await createServer({
      root: path.join(root, 'apps', app),
      configFile: false,
      mode: 'production',
      base,
      appType: 'custom',
      logLevel: 'error',
      plugins: [withoutBrowser, react()],
      resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const module = await server.ssrLoadModule('/src/prerender.tsx');
    pages = module['site'];
    const all = await publicPaths(ORIGIN, async (url) => (await answer(url)).json());
    // One of each kind; the nightly journey takes every page over.
    paths = [...new Map(all.map((address) => [address.replace(/\d+/, 'N'), address])).values()];
  }, 60_000);
  afterAll(() => server.close());
  afterEach(() => vi.useRealTimers());

  it('are the same by a clock that is hours, days or a year ahead', async () => {
    const now = Date.now();
    expect(paths).toHaveLength(8);
    for (const address of paths) {
      const { html } = await pages.render(address, ORIGIN, now);
      expect(html.length).toBeGreaterThan(1000);
      for (const hours of [2, 72, 365 * 24]) {
        vi.useFakeTimers({ now: now + hours * HOUR, toFake: ['Date'] });
        const later = await pages.render(address, ORIGIN, now);
        vi.useRealTimers();
        expect(later.html.split('>'), `${address} ${hours} hours later`).toEqual(html.split('>'));
      }
    }
  }, 60_000);
});
