import { expect, test } from '@playwright/test';
import { writtenPages } from './baselines.mjs';

for (const id of writtenPages())
  test(`${id} opens without an error @nightly`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    await expect(page.locator('[data-anatomy-missing]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
