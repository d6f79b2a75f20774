import type { Page } from '@playwright/test';
import { signIn } from './support/member.ts';
import { PAGES, PER_PAGE } from './support/pages.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/test.ts';

// However late the server replies, each page has its frame: its name, its navigation, and a sign that the rest is loading.

/** Expects the page's navigation, and the main part where the content will appear. */
async function expectFrame(page: Page, phone: boolean, path: string) {
  const frame = phone
    ? page
        .getByRole('navigation', { name: '底部导航' })
        .or(page.getByRole('button', { name: /^(返回|关闭)/ }))
    : page.getByRole('banner').getByRole('link').first();
  await expect(frame.first(), path).toBeVisible();
  await expect(page.getByRole('main'), path).toBeVisible();
}

test('every page has its frame while the config is late', async ({ page, request }, info) => {
  test.setTimeout(PAGES.length * PER_PAGE);
  await signIn(page, request);
  // Never answered: the frame does not wait for it.
  await page.route('**/api/v2/other/config**', () => undefined);
  for (const path of PAGES) {
    await page.goto(inApp(info, path), { waitUntil: 'commit' });
    await expectFrame(page, isPhone(info), path);
    await expect(page.locator('main [aria-busy="true"]').first(), path).toBeAttached();
  }
});

test('every page has its frame while the member is late', async ({ page, request }, info) => {
  test.setTimeout(PAGES.length * PER_PAGE);
  await signIn(page, request);
  await page.route('**/api/v2/member/detail**', () => undefined);
  for (const path of PAGES) {
    await page.goto(inApp(info, path), { waitUntil: 'commit' });
    await expectFrame(page, isPhone(info), path);
  }
});

test('a page that waits for its config leads back', async ({ page }, info) => {
  test.skip(!isPhone(info), 'the desktop has its navigation');
  await page.route('**/api/v2/other/config**', () => undefined);
  await page.goto('/h5/courses/detail/1', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/h5\/?$/);
});
