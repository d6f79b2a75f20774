import type { Page } from '@playwright/test';
import { courseLink } from '../support/links.ts';
import { keptOf, openAndKeep } from '../support/offline.ts';
import { pause } from '../support/pauses.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Starts a visit on a shared computer in this tab. */
const beginVisit = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('qinghe:visit', String(Date.now() + 900_000)));

/** Returns the addresses that a page has requested. */
const callsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('a visit on a shared computer keeps nothing for times without a network', async ({ page }) => {
  // With intercepted requests, the browser reports the cache mode "reload" for a call that must not be stored.
  test.skip(Boolean(process.env['QINGHE_SLOW_REPLIES']), 'Late replies are made by intercepting.');
  await page.goto('/login');
  await beginVisit(page);
  await page.goto('/courses');
  await expect(courseLink(page)).toBeVisible();
  await pause(page, 'no worker');
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect([await keptOf(page), await workers()]).toEqual([{ names: [], urls: [] }, 0]);

  // A worker that was registered before keeps nothing either.
  await page.evaluate(() => sessionStorage.removeItem('qinghe:visit'));
  await openAndKeep(page, '/courses', '/api/v2/courses?');
  await atRest(page);
  // The worker may still be storing the replies that this page has requested.
  const [{ names }, asked] = [await keptOf(page), await callsOf(page)];
  await beginVisit(page);
  await page.goto('/activates');
  await expect(page.getByRole('main')).toBeVisible();
  await atRest(page);
  await expect
    .poll(() => callsOf(page))
    .toContainEqual(expect.stringContaining('/api/v2/activates?'));
  const kept = await keptOf(page);
  expect(kept.names).toEqual(names);
  expect(kept.urls.filter((url) => !asked.includes(url))).toEqual([]);
});
