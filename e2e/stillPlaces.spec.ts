import type { Page } from '@playwright/test';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    shifted?: number;
  }
}

/** Sums what jumps on a page without anybody's doing. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifted = (window.shifted ?? 0) + Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

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
  await painted(page);
  const before = await page.evaluate(() => window.shifted);
  answer();
  await expect(teachers).toBeHidden();
  await expect(page.locator('[data-yielded]')).toHaveCount(0);
  await painted(page);
  expect(await page.evaluate(() => window.shifted)).toBe(before);
});
