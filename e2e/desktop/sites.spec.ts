import { courseLink } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

test('a desktop browser may stay on the mobile site', async ({ page }) => {
  await page.goto('/h5/courses');
  await expect(courseLink(page)).toBeVisible();
  await expect(page).toHaveURL('/h5/courses');
});

test('the root size follows the window between its limits', async ({ page }) => {
  const rootSize = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const sizes = {
    '/about': [
      [1280, 15],
      [1440, 15],
      [1920, 16],
      [2560, 18],
    ],
    '/h5/about': [
      [320, 15],
      [375, 16],
      [768, 18],
    ],
  } as const;
  for (const [path, rows] of Object.entries(sizes)) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path);
    for (const [width, size] of rows) {
      // oxlint-disable-next-line no-await-in-loop
      await page.setViewportSize({ width, height: 800 });
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(rootSize).toBeCloseTo(size, 1);
    }
  }
});
