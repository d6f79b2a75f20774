import type { Page } from '@playwright/test';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const theme = (page: Page) => page.locator('html');

test('the look is that of the system until one is chosen, from the first paint on', async ({
  page,
  problems,
}, info) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The script in the head decides alone, even if the application's code does not load.
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort('failed'));
  await page.goto(inApp(info, '/about'));
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('qinghe:theme', 'light'));
  await page.reload();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('qinghe:theme', 'dark'));
  await page.reload();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
});
