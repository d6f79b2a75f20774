import { courseLink } from '../support/links.ts';
import { signIn } from '../support/member.ts';
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

test('a visitor’s tab 我的 is a page, and the way in leads to the member’s', async ({
  page,
  request,
}) => {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name });
  await page.goto('/h5/courses');
  await tab('我的').click();
  await expect(page).toHaveURL('/h5/mine');
  await expect(page.getByRole('heading', { level: 1, name: '还没有登录' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL('/h5/login?redirect=%2Fmember');

  await signIn(page, request);
  await page.goto('/h5/mine');
  await expect(page).toHaveURL('/h5/member');
  await tab('活动').click();
  await expect(page).toHaveURL('/h5/activates');
});

test('back leads home without a history, and to where one was with one', async ({ page }) => {
  const back = page.getByRole('button', { name: '返回' });
  await page.goto('/h5/activates/detail/1');
  await back.click();
  await expect(page).toHaveURL(/\/h5\/?$/);

  await page.goto('/h5/activates');
  await page.getByRole('link', { name: /稻田写生/ }).click();
  await expect(page).toHaveURL('/h5/activates/detail/1');
  await back.click();
  await expect(page).toHaveURL('/h5/activates');
});

test('a list that has grown comes back as long as it was, at its place', async ({ page }) => {
  const cards = page.getByRole('main').locator('a[href*="/courses/detail/"]');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/h5/courses');
  await expect(cards.first()).toBeVisible();
  const short = await cards.count();
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(short);
  const card = cards.nth(short);
  await card.scrollIntoViewIfNeeded();
  const [top, count, href] = [await place(), await cards.count(), await card.getAttribute('href')];
  await card.click();
  await expect(page).toHaveURL(String(href));
  await page.goBack();
  await expect.poll(place).toBe(top);
  await expect(cards).toHaveCount(count);
});
