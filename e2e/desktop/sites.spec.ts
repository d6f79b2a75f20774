import { courseLink } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

test('a desktop browser may stay on the mobile site', async ({ page }) => {
  await page.goto('/h5/courses');
  await expect(courseLink(page)).toBeVisible();
  await expect(page).toHaveURL('/h5/courses');
});

test('the root size follows the window between its limits', async ({ page }) => {
  const sizeAt = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    if (!page.url().endsWith(path)) await page.goto(path);
    return page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
  };
  const desktop = [
    [1280, 15],
    [1440, 15],
    [1920, 16],
    [2560, 18],
  ] as const;
  for (const [width, size] of desktop)
    // oxlint-disable-next-line no-await-in-loop
    expect(await sizeAt('/about', width)).toBeCloseTo(size, 1);
  const phone = [
    [320, 15],
    [375, 16],
    [768, 18],
  ] as const;
  for (const [width, size] of phone)
    // oxlint-disable-next-line no-await-in-loop
    expect(await sizeAt('/h5/about', width)).toBeCloseTo(size, 1);
});
