import type { BrowserContext, Page } from '@playwright/test';
import { comeBefore } from './support/offline.ts';
import { pause } from './support/pauses.ts';
import { inApp, isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Connections on which nothing may be preloaded, and one on which it may. */
const LINES = {
  'data saver': { saveData: true, effectiveType: '4g' },
  'a slow line': { saveData: false, effectiveType: '3g' },
  'a good line': { saveData: false, effectiveType: '4g' },
} as const;

/** Records the paths that pages and worker request from now on, except pictures. */
function listen(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    // Which pictures are loaded depends on how far the reader has scrolled.
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Waits until a page has loaded, empties `asked`, and then hovers and focuses a link as if to follow it. */
async function lookAround(page: Page, asked: string[]) {
  const link = page
    .getByRole('main')
    .locator('a[href*="/about"], a[href*="/courses/detail/"]')
    .first();
  // A busy browser may ask for nothing for longer than `networkidle` waits, long before the page is whole.
  await expect(link).toBeVisible();
  await atRest(page);
  asked.length = 0;
  await pause(page, 'no worker');
  await link.hover();
  await link.focus();
  await pause(page, 'no preload');
}

for (const line of ['data saver', 'a slow line'] as const)
  test(`nothing at all is fetched ahead with ${line}`, async ({ page, context }, info) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, LINES[line]);
    // On a good connection a returning visitor would have the whole site cached.
    await comeBefore(page, inApp(info, '/courses'));
    const asked = listen(context);
    await page.goto(inApp(info, '/courses'));
    await lookAround(page, asked);
    expect(asked).toEqual([]);
  });

test('whoever comes for the first time is fetched nothing ahead but what the next press needs', async ({
  page,
  context,
}, info) => {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, LINES['a good line']);
  const asked = listen(context);
  await page.goto(inApp(info, '/courses'));
  await lookAround(page, asked);
  // Requested are the course under the pointer, and the code that shows errors.
  expect(asked.filter((path) => path.includes('/sw.js'))).toEqual([]);
  await expect.poll(() => asked.some((path) => path.includes('/api/v2/course/'))).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  // A returning visitor may want the site without a network.
  await page.goto(inApp(info, '/courses'));
  await expect.poll(() => asked.some((path) => path.includes('/sw.js'))).toBe(true);
});

declare global {
  interface Window {
    /** Number of requests that the page has sent. */
    sent?: number;
    /** Value of `sent` when the pointer's last event had been handled. */
    sentInEvent?: number;
  }
}

/** Counts the requests of the page, and how many of them it had sent when the pointer's event was over. Runs in the page. */
function countRequests() {
  const send = window.fetch.bind(window);
  window.sent = 0;
  window.fetch = (...args) => {
    window.sent = (window.sent ?? 0) + 1;
    return send(...args);
  };
  window.addEventListener('pointerover', () => {
    window.sentInEvent = window.sent;
  });
}

test('what a page under the pointer needs is asked for after the event, so that a press need not wait', async ({
  page,
}, info) => {
  await page.addInitScript(countRequests);
  await page.goto(inApp(info, '/courses'));
  const link = page.getByRole('navigation').getByRole('link', { name: '首页' });
  await expect(link).toBeVisible();
  await atRest(page);
  const before = await page.evaluate(() => window.sent);
  await link.hover();
  await expect.poll(() => page.evaluate(() => window.sent)).toBeGreaterThan(before ?? 0);
  expect(await page.evaluate(() => window.sentInEvent)).toBe(before);
});

test('who does not read on is sent no KaTeX and no highlight.js', async ({
  page,
  context,
}, info) => {
  await page.setViewportSize({ width: isPhone(info) ? 375 : 1280, height: 600 });
  const asked = listen(context);
  await page.goto(inApp(info, '/courses/detail/1'));
  await expect(page.getByText('比如想知道这次测验')).toBeVisible();
  await atRest(page);
  await expect(page.locator('.katex, .hljs-keyword')).toHaveCount(0);
  expect(asked.filter((path) => /KaTeX|maths/i.test(path))).toEqual([]);

  await page.mouse.wheel(0, 20);
  await expect(page.locator('.katex').first()).toBeAttached();
  await expect(page.locator('.hljs-keyword').first()).toBeAttached();
});
