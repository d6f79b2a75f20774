import type { Page } from '@playwright/test';
import { courseLink } from '../support/links.ts';
import { keptOf, openAndKeep } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Makes the tab one of a visit on a shared computer. */
const beginVisit = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('qinghe:visit', String(Date.now() + 900_000)));

test('a visit on a shared computer keeps nothing for times without a network', async ({ page }) => {
  await page.goto('/login');
  await beginVisit(page);
  await page.goto('/courses');
  await expect(courseLink(page)).toBeVisible();
  // The worker would be registered three seconds after the content.
  await page.waitForTimeout(4000);
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect([await keptOf(page), await workers()]).toEqual([{ names: [], urls: [] }, 0]);

  // Nor does a worker that was there before.
  await page.evaluate(() => sessionStorage.removeItem('qinghe:visit'));
  await openAndKeep(page, '/courses', '/api/v2/courses?');
  const before = await keptOf(page);
  await beginVisit(page);
  await page.goto('/activates');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await keptOf(page)).toEqual(before);
});
