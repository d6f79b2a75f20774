import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publicPathsOf } from '../scripts/lib/prerender.mjs';
import { limit } from './support/limited.ts';
import { inApp, isPhone } from './support/projects.ts';
import { prerender, renderSchool } from './support/rendered.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

/** Longest time that a page's code waits for the first paint, in milliseconds. */
const PATIENCE = 1000;
const PAGES = ['/', '/courses', '/courses/detail/1', '/activates', '/announcement', '/about'];

/** Records the layout shifts while a page opens, and remembers an element of the page as it was sent. */
async function watchTakeOver(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'sent', document.querySelector('main h1, main h2, main a'));
    });
  });
}

const isTakenOver = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root')?.firstElementChild;
    return root !== null && Object.keys(Object(root)).some((key) => key.startsWith('__reactFiber'));
  });

test(
  'pages rendered in advance are there before any code, and stay when it comes',
  { tag: '@nightly' },
  async ({ browser, page }, info) => {
    test.setTimeout(240_000);
    const school = await renderSchool();

    const bare = await browser.newContext({
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
    });
    const reader = await bare.newPage();
    await watchTakeOver(page);
    for (const address of PAGES) {
      const url = school + inApp(info, address);
      await test.step(address, async () => {
        await reader.goto(url);
        const words = (await reader.locator('#root').innerText()).length;
        expect(words).toBeGreaterThan(60);
        expect(await reader.title()).toContain('青禾学堂');
        await expect(reader.locator('link[rel=canonical]')).toHaveCount(1);

        await page.goto(url);
        await expect.poll(() => isTakenOver(page)).toBe(true);
        await atRest(page);
        const { code, isSame, paint, shift } = await page.evaluate(() => {
          const sent: unknown = Reflect.get(window, 'sent');
          const shifts: unknown = Reflect.get(window, 'shifts');
          const assets = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/assets\/.+\.js$/.test(name));
          return {
            code: Math.min(...assets.map(({ startTime }) => startTime)),
            paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
            isSame: sent instanceof Element && sent.isConnected,
            shift: Array.isArray(shifts)
              ? shifts.reduce((sum, value) => sum + Number(value), 0)
              : NaN,
          };
        });
        expect(isSame).toBe(true);
        expect(code).toBeGreaterThan(Math.min(paint, PATIENCE));
        expect(shift).toBeLessThan(0.02);
      });
    }
    await bare.close();
  },
);

test(
  'every page rendered in advance is taken over hours, days and a year later',
  { tag: '@nightly' },
  async ({ page }, info) => {
    test.setTimeout(600_000);
    const school = await renderSchool();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text());
    });
    for (const address of await publicPathsOf(school)) {
      for (const hours of [2, 72, 365 * 24]) {
        // Each needs the page to itself.
        // oxlint-disable-next-line no-await-in-loop
        await test.step(`${address}, ${hours} hours later`, async () => {
          await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
          await page.goto(school + inApp(info, address));
          // Wakes the page, which would otherwise wait three seconds for a visitor.
          await page.keyboard.press('Shift');
          await expect.poll(() => isTakenOver(page)).toBe(true);
          await atRest(page);
          expect(errors).toEqual([]);
        });
      }
    }
  },
);

test(
  'a member and another address get the site as it is',
  { tag: '@nightly' },
  async ({ page }, info) => {
    test.setTimeout(240_000);
    const school = await renderSchool();

    await page.goto(school + inApp(info, '/courses?scene=free'));
    await expect(page).toHaveURL(/scene=free/);
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    await expect(page.locator('main a[href*="/courses/detail/"]').first()).toBeVisible();

    const reply = await page.request.post(`${school}/api/v2/login/password`, {
      data: { mobile: '13800000001', password: 'qinghe123' },
    });
    const { data }: { data: { token: string } } = await reply.json();
    await page.evaluate((token) => localStorage.setItem('meedu-user-token', token), data.token);
    await page.goto(school + inApp(info, '/'));
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    await expect(
      page.getByRole('link', { name: isPhone(info) ? '我的' : '学习' }).first(),
    ).toBeVisible();
  },
);

/** Finds what a page says of a failure; its scripts know such words too, for a page whose code does not come. */
const complaintIn = (html: string) =>
  /请稍后再试|加载失败/.exec(html.replaceAll(/<script[^]*?<\/script>/g, ''))?.[0];

/** Returns the HTML of all prerendered pages in a folder, by file name. */
const written = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );

test(
  'a school with a limit is asked no faster than it takes, and no page holds an error',
  { tag: '@nightly' },
  async ({ folder, startSchool }, info) => {
    test.skip(isPhone(info), 'Both sites are rendered at once.');
    test.setTimeout(480_000);
    const pages = path.join(folder, 'prerendered');
    const school = await startSchool();
    const limited = await limit(school.url, 120);
    await prerender(limited.url, pages);
    expect(limited.refused()).toBe(0);
    const all = written(pages);
    expect(all.size).toBeGreaterThan(80);
    for (const [name, html] of all) expect([name, complaintIn(html)]).toEqual([name, undefined]);

    // At a faster rate the school refuses calls; the command waits, and still renders every page.
    rmSync(pages, { recursive: true });
    await prerender(limited.url, pages, '--rate', '0');
    expect(limited.refused()).toBeGreaterThan(0);
    const again = written(pages);
    expect([...again.keys()].toSorted()).toEqual([...all.keys()].toSorted());
    for (const [name, html] of again) expect([name, complaintIn(html)]).toEqual([name, undefined]);
    limited.stop();
  },
);
