import type { BrowserContext, Page } from '@playwright/test';
import { comeBefore } from './support/offline.ts';
import { pause } from './support/pauses.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Lines on which nothing may be fetched before it is wanted, and one on which it may. */
const LINES = {
  'data saver': { saveData: true, effectiveType: '4g' },
  'a slow line': { saveData: false, effectiveType: '3g' },
  'a good line': { saveData: false, effectiveType: '4g' },
} as const;

/** What the school has its pages and worker ask for from now on, but the page's own parts. */
function listen(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    // Pictures come with the place that the reader has scrolled to.
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Looks at a page until all is there that it puts off, and then shows the intent to go on. */
async function lookAround(page: Page, asked: string[]) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await pause(page, 'no worker');
  const link = page
    .getByRole('main')
    .locator('a[href*="/about"], a[href*="/courses/detail/"]')
    .first();
  await link.hover();
  await link.focus();
  await pause(page, 'no preload');
}

for (const line of ['data saver', 'a slow line'] as const)
  test(`nothing at all is fetched ahead with ${line}`, async ({ page, context }, info) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, LINES[line]);
    // Who was here before would be given the whole site.
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
  // The course under the pointer, and what says that something failed.
  expect(asked.filter((path) => path.includes('/sw.js'))).toEqual([]);
  expect(asked.some((path) => path.includes('/api/v2/course/'))).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  // Who comes again may want it without a network.
  await page.goto(inApp(info, '/courses'));
  await expect.poll(() => asked.some((path) => path.includes('/sw.js'))).toBe(true);
});
