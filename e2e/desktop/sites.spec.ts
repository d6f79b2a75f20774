import { courseLink } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

test('a desktop browser may stay on the mobile site', async ({ page }) => {
  await page.goto('/h5/courses');
  await expect(courseLink(page)).toBeVisible();
  await expect(page).toHaveURL('/h5/courses');
});
