import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestInfo } from '@playwright/test';
import { courseLink } from './support/links.ts';
import { member } from './support/member.ts';
import { openAndKeep } from './support/offline.ts';
import { inApp, isPhone } from './support/projects.ts';
import { renderSchool } from './support/rendered.ts';
import { expect, test } from './support/server.ts';
import { type Tab, withTab } from './support/tab.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A request as seen by the proxy in front of the school. */
interface Seen {
  call: string;
  /** Whether it comes from a page that the browser prerenders. */
  isAhead: boolean;
  /** Whether it is a navigation preload: the browser requests the page while its service worker starts. */
  isPreload?: boolean;
}

/** A page without code and Content-Security-Policy, like one of another site or of the browser itself. */
const BEGIN = '/begin';

/**
 * Starts a proxy in front of a school that records its requests; matching scripts are sent empty, except to prerendered pages.
 */
async function watchSchool(school: string, isEmpty: (path: string) => boolean = () => false) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', headers, url = '/' } = request;
    const isAhead = String(headers['sec-purpose']).includes('prerender');
    const isPreload = headers['service-worker-navigation-preload'] !== undefined;
    seen.push({ call: `${method} ${url}`, isAhead, ...(isPreload && { isPreload }) });
    if (url === BEGIN) {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>begin</title>');
      return;
    }
    if (!isAhead && isEmpty(url)) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end();
      return;
    }
    const asked = ask(school + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the built file that measures page speed, found by a word that only its code contains. */
function measuringFile(info: TestInfo): string {
  const assets = path.join(root, 'apps', isPhone(info) ? 'h5' : 'web', 'dist/assets');
  const isMeasuring = (name: string) =>
    name.endsWith('.js') &&
    readFileSync(path.join(assets, name), 'utf8').includes('durationThreshold');
  return readdirSync(assets).find(isMeasuring) ?? 'none';
}

/** Whether a request changes something or reports about the visitor. */
const isWrite = ({ call }: Seen) =>
  !call.startsWith('GET ') || /\/like$|\/notificationMark|\/vitals/.test(call);

const inTab = (tab: Tab, expression: string) =>
  expect.poll(() => tab.evaluate(expression).catch(() => null), { timeout: 30_000 });

/** Makes the browser prerender an address, as its address bar, a search engine or a page of ours does. */
const renderAhead = (tab: Tab, address: string) =>
  tab.evaluate(`{
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = ${JSON.stringify(
      JSON.stringify({ prerender: [{ urls: [address], eagerness: 'immediate' }] }),
    )};
    document.head.append(rules);
  }`);

/** Returns the states that the browser reports of prerendered pages, in order; with the reason if it gives one up. */
const statesOf = (tab: Tab) =>
  tab.events
    .filter(({ method }) => method === 'Preload.prerenderStatusUpdated')
    .map(({ params = {} }) =>
      [params['status'], params['prerenderStatus']].filter(Boolean).join(' '),
    );

/** Opens a page in a window of the project's size. */
async function open(tab: Tab, address: string, info: TestInfo) {
  const isMobile = isPhone(info);
  const [width, height] = isMobile ? [375, 812] : [1440, 900];
  await tab.send('Page.enable');
  await tab.send('Preload.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: isMobile,
  });
  await tab.send('Page.navigate', { url: address });
  await inTab(tab, 'window.location.href').toBe(address);
  await inTab(tab, 'document.readyState').not.toBe('loading');
}

const mouse = (tab: Tab, type: string, [x, y]: readonly [number, number]) =>
  tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });

/** Returns a point on the first course link of a page, in pixels, once the page is painted. */
async function placeOfCourse(tab: Tab): Promise<readonly [number, number]> {
  await inTab(tab, "performance.getEntriesByName('first-contentful-paint').length").toBe(1);
  const place = await tab.evaluate(`(() => {
    const link = document.querySelector('main a[href*="/courses/detail/"]');
    const { left, top } = link?.getBoundingClientRect() ?? {};
    return [left + 20, top + 20];
  })()`);
  const [x, y]: unknown[] = Array.isArray(place) ? place : [];
  return [Number(x), Number(y)];
}

/** Expression for the time from opening a prerendered page to its largest contentful paint, in milliseconds. */
const paintAfterPress = `new Promise((resolve) => {
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  new PerformanceObserver((list) => {
    resolve(Math.max(0, list.getEntries().at(-1).startTime - activationStart));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

test('a course under the pointer opens rendered ahead, where its link is the browser’s own', async () => {
  const info = test.info();
  // The first test of a run that asks renders the school.
  test.setTimeout(120_000);
  // The code never loads, so the browser follows links itself instead of the router.
  const watched = await watchSchool(await renderSchool(), (url) =>
    /\/assets\/index-.*\.js/.test(url),
  );
  await withTab(async (tab) => {
    await open(tab, watched.url + inApp(info, '/courses'), info);
    const place = await placeOfCourse(tab);
    await mouse(tab, 'mouseMoved', [1, 1]);
    await mouse(tab, 'mouseMoved', place);
    await expect.poll(() => statesOf(tab)).toContain('Ready');
    expect(watched.seen.filter(isWrite)).toEqual([]);
    await mouse(tab, 'mousePressed', place);
    // The page is replaced before it can confirm that the button was released.
    void mouse(tab, 'mouseReleased', place).catch(() => undefined);
    await inTab(tab, 'window.location.pathname').toMatch(/\/courses\/detail\/\d+$/);
    await inTab(tab, 'performance.getEntriesByType("navigation")[0].activationStart > 0').toBe(
      true,
    );
    const paint = Number(await tab.evaluate(paintAfterPress));
    info.annotations.push({ type: 'LCP', description: `${Math.round(paint)} ms after the press` });
    // In milliseconds; only at night, since times measured on a busy machine are meaningless.
    if (process.env['QINGHE_NIGHTLY']) expect(paint).toBeLessThanOrEqual(100);
  });
  watched.close();
});

test('nothing is rendered ahead once links are the router’s, nor where the line is to be spared', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const url = await renderSchool();
  const rules = page.locator('script[type=speculationrules]');
  await page.goto(url + inApp(info, '/courses'));
  await expect(page.locator('html[data-prerendered]')).toHaveCount(0);
  await expect(rules).toHaveCount(0);

  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.goto(url + inApp(info, '/courses'), { waitUntil: 'commit' });
  await expect(rules).toHaveCount(1);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  await page.goto(url + inApp(info, '/courses'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rules).toHaveCount(0);
});

for (const [what, address] of [
  ['a course', '/courses/detail/1'],
  ['a lesson', '/courses/video/1'],
] as const)
  test(`${what} that a browser renders ahead changes nothing and tells nobody before it is opened`, async ({
    folder,
    startSchool,
    request,
  }, info) => {
    test.setTimeout(90_000);
    const settings = path.join(folder, 'settings.json');
    writeFileSync(settings, JSON.stringify({ vitalsUrl: '/vitals' }));
    const school = await startSchool({ QINGHE_SETTINGS: settings });
    const watched = await watchSchool(school.url);
    const { url, seen } = watched;
    const reply = await request.post(`${url}/api/v2/login/password`, { data: member });
    const token = String((await reply.json()).data.token);
    await withTab(async (tab) => {
      await open(tab, url + BEGIN, info);
      // A position that an earlier page could not report.
      await tab.evaluate(`
        localStorage.setItem('meedu-user-token', ${JSON.stringify(token)});
        localStorage.setItem('qinghe:unsent:1:1', '50');
      `);
      seen.length = 0;
      await renderAhead(tab, inApp(info, address));
      await expect.poll(() => statesOf(tab)).toContain('Ready');
      // A page begins its own work once the config is stored.
      await inTab(tab, "localStorage.getItem('qinghe:config') !== null").toBe(true);
      expect(seen.filter(isWrite)).toEqual([]);
      expect(seen.filter(({ isAhead }) => isAhead).length).toBeGreaterThan(5);

      await tab.evaluate(`window.location.href = ${JSON.stringify(inApp(info, address))}`);
      await inTab(tab, 'performance.getEntriesByType("navigation")[0].activationStart > 0').toBe(
        true,
      );
      await expect
        .poll(() => seen.filter((one) => one.call.startsWith('POST /api/v2/video/1/record')))
        .toEqual([{ call: expect.any(String), isAhead: false }]);
      const measuring = measuringFile(info);
      await expect.poll(() => seen.some(({ call }) => call.endsWith(measuring))).toBe(true);
      // A file that has come may still wait for its turn to run.
      await inTab(
        tab,
        `import(performance.getEntriesByType('resource').find(({ name }) => name.endsWith('${measuring}')).name)
          .then(() => true)`,
      ).toBe(true);
      await tab.send('Page.navigate', { url: url + BEGIN });
      await expect
        .poll(() => seen.filter(({ call }) => call.startsWith('POST /vitals')))
        .toEqual([{ call: 'POST /vitals', isAhead: false }]);
    });
    watched.close();
  });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page is asked for while its worker starts, once', async ({ page, startSchool }, info) => {
    const school = await startSchool();
    const watched = await watchSchool(school.url);
    const address = inApp(info, '/courses');
    await openAndKeep(page, watched.url + address, '/api/v2/other/config');
    watched.seen.length = 0;
    await page.goto(watched.url + address);
    await expect(courseLink(page)).toBeVisible();
    const call = `GET ${address}`;
    expect(watched.seen.filter((one) => one.call === call)).toEqual([
      { call, isAhead: false, isPreload: true },
    ]);
    // The page may still request pictures.
    await page.close();
    watched.close();
  });
});
