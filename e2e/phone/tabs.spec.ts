import { courseLink } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

test('each tab keeps its place', async ({ page }) => {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (top: number) => {
    await page.evaluate((value) => window.scrollTo(0, value), top);
    await expect.poll(place).toBe(top);
  };

  await page.goto('/h5');
  await expect(courseLink(page)).toBeVisible();
  await scrollTo(600);
  await tab('课程').click();
  await expect(page.getByRole('heading', { level: 1, name: '课程' })).toBeVisible();
  await expect.poll(place, 'a tab opens at its top').toBe(0);
  await expect(courseLink(page)).toBeVisible();
  await scrollTo(300);

  await tab('首页').click();
  await expect.poll(place, 'back to the home page as it was left').toBe(600);
  await tab('课程').click();
  await expect.poll(place, 'and to the list').toBe(300);

  await tab('首页').click();
  await page.getByRole('link', { name: '程序设计' }).click();
  await expect(page).toHaveURL(/cid=1/);
  await expect.poll(place, 'another choice is another list').toBe(0);
});
