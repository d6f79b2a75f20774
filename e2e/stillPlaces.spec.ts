import type { Page } from '@playwright/test';
import { drawn } from './support/pauses.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    moved?: string[];
  }
}

/** Records the elements that a layout shift moves, with their old and new positions. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(entry, 'sources') ?? [];
        for (const { node, previousRect, currentRect } of sources)
          window.moved?.push(
            `${node?.textContent?.trim().slice(0, 16)}: ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('what follows the teachers does not jump where there are none', async ({ page }, info) => {
  await watchShifts(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/v2/teachers*', async (route) => {
      resolve();
      await new Promise<void>((done) => {
        answer = done;
      });
      await route.fulfill({ json: { code: 0, message: '', data: [] } });
    });
  });
  await page.goto(inApp(info, '/about'));
  const teachers = page.getByRole('region', { name: '老师们' });
  await teachers.scrollIntoViewIfNeeded();
  await asked;
  await page.evaluate(() => window.scrollTo(0, 0));
  await drawn(page);
  answer();
  await expect(teachers).toBeHidden();
  await expect(page.locator('[data-yielded]')).toHaveCount(0);
  await drawn(page);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

test('nothing jumps when the logo and the school’s own words come late', async ({ page }, info) => {
  await watchShifts(page);
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.svg', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(inApp(info, '/about'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: '青禾的意思' })).toBeVisible();
  answer();
  for (const art of await page.locator('header img:visible').all())
    await expect(art).toHaveJSProperty('complete', true);
  await drawn(page);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});
