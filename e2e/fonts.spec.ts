import type { Page } from '@playwright/test';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** Where the lines of a page stand that is loaded to its end, in pixels from its top. */
async function linesOf(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    const lines = document.querySelectorAll('main :is(h1, h2, h3, p, li, button), footer');
    return Array.from(lines, (line) => line.getBoundingClientRect().top);
  });
}

test('nothing moves when the school’s own letters come late', async ({ page, problems }, info) => {
  problems.allow(/inter-latin-var|net::ERR_FAILED/);
  let isLate = true;
  await page.route('**/inter-latin-var*', (route) => (isLate ? route.abort() : route.continue()));
  const addresses = ['/', '/courses/detail/1', '/activates'].map((path) => inApp(info, path));
  for (const address of addresses) {
    isLate = true;
    // oxlint-disable-next-line no-await-in-loop
    const without = await linesOf(page, address);
    isLate = false;
    // oxlint-disable-next-line no-await-in-loop
    const lines = await linesOf(page, address);
    expect(lines.length, address).toBeGreaterThan(5);
    expect(lines, address).toHaveLength(without.length);
    const moves = lines.map((top, index) => Math.abs(top - (without[index] ?? NaN)));
    expect(Math.max(...moves), address).toBeLessThan(2);
  }
});
