import { addressOf } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

for (const [desktop, mobile] of [
  ['/', '/h5'],
  ['/courses/detail/3?tab=comments&msv=7', '/h5/courses/detail/3?tab=comments&msv=7'],
  ['/search?keywords=%E7%A7%8B', '/h5/search?keywords=%E7%A7%8B'],
] as const) {
  test(
    `a phone on ${desktop} is sent to the mobile site`,
    { tag: ['@spec:1.mobile'] },
    async ({ page }) => {
      await page.goto(desktop);
      await page.waitForURL((url) => url.pathname.startsWith('/h5'));
      await expect(page.getByRole('main')).toBeVisible();
      expect(addressOf(page).replace(/\/$/, '')).toBe(mobile);
    },
  );
}

test('a phone that asks for the desktop site keeps it', async ({ page }) => {
  await page.goto('/courses?site=desktop');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
