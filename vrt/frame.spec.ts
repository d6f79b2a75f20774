import { expect, test, type Page } from '@playwright/test';

/** Storybook as its readers open it, at a window of a laptop. */
async function open(page: Page, place: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/?path=/${place}`);
  await page.locator('#storybook-preview-iframe').waitFor();
}

const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const innerWidth = (page: Page) =>
  shown(page)
    .locator('html')
    .evaluate(() => window.innerWidth);

/** How far the picture stands out of the window, in pixels. */
async function overhang(page: Page): Promise<number> {
  const box = await page.locator('#storybook-preview-iframe').boundingBox();
  return box ? Math.max(0, box.x + box.width - 1440) : Infinity;
}

test('a screen of 1920 is shown whole in a window of 1440, and can be seen in any other', async ({
  page,
}) => {
  await open(page, 'story/desktop-home--default');
  await expect.poll(() => innerWidth(page)).toBe(1920);
  expect(await overhang(page)).toBe(0);
  await page.getByRole('button', { name: '1920' }).first().click();
  await page.getByRole('option', { name: '375' }).click();
  await expect.poll(() => innerWidth(page)).toBe(375);
  await page.goto('/?path=/story/desktop-home--default&globals=viewport.value:phone');
  await expect.poll(() => innerWidth(page)).toBe(375);
});

test('the picture can be had as large as life', async ({ page }) => {
  await open(page, 'story/desktop-home--default');
  await expect.poll(() => overhang(page)).toBe(0);
  await page.getByRole('button', { name: 'Fit the picture to the pane' }).click();
  await expect.poll(() => overhang(page)).toBeGreaterThan(400);
});
