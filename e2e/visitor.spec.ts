import { categoryLink, courseLink } from './support/links.ts';
import { addressOf, inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test('a visitor finds a course by its category', async ({ page }, info) => {
  await page.goto(inApp(info, '/'));
  await expect(page).toHaveTitle(/青禾学堂/);
  await expect(courseLink(page)).toBeVisible();

  const home = await page.title();
  await categoryLink(page).click();
  await expect(page).toHaveURL(/\/courses\?cid=\d+/);
  // The home page stays until the list is there.
  await expect(page).not.toHaveTitle(home);
  await expect(page.locator('h1')).toHaveCount(1);

  const card = courseLink(page);
  const title = await card.evaluate((link) => link.textContent ?? '');
  await card.click();
  await expect(page).toHaveURL(/\/courses\/detail\/\d+/);
  const heading = page.getByRole('heading', { level: 1 });
  // The list stays on screen until the course has loaded.
  await expect.poll(async () => title.includes(await heading.innerText())).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/courses\?cid=\d+/);
});

test('a visitor opens a deep link and reloads it', async ({ page }, info) => {
  await page.goto(inApp(info, '/courses/detail/1?tab=comments'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const title = await heading.innerText();
  await page.reload();
  await expect(heading).toHaveText(title);
  expect(addressOf(page)).toBe(inApp(info, '/courses/detail/1?tab=comments'));
});

test('an address that does not exist says so and leads home', async ({ page }, info) => {
  const reply = await page.goto(inApp(info, '/no/such/page'));
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('页面不存在').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await expect(courseLink(page)).toBeVisible();
});
