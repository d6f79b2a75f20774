import type { Page } from '@playwright/test';
import { courseLink } from './support/links.ts';
import { fillLogin, signIn } from './support/member.ts';
import { addressOf, inApp, isPhone } from './support/projects.ts';
import { drawn } from './support/pauses.ts';
import { expect, test } from './support/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('a list comes back as it was left, over back and reload', async ({ page }, info) => {
  const address = inApp(info, isPhone(info) ? '/courses?scene=sub' : '/courses?scene=sub&page=2');
  await page.goto(address);
  await expect(courseLink(page)).toBeVisible();
  if (isPhone(info)) {
    // The third batch: the list grows while the reader scrolls.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByText('已经到底了')).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  const last = page.locator('main a[href*="/courses/detail/"]').last();
  await last.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(200);

  await last.click();
  await expect(page).toHaveURL(/\/courses\/detail\/\d+/);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top - 50);
  expect(addressOf(page)).toBe(address);

  await page.reload();
  await expect(courseLink(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top - 50);
  expect(addressOf(page)).toBe(address);
});

test('a slow answer never replaces a newer one', async ({ page }, info) => {
  await page.goto(inApp(info, '/courses'));
  await expect(courseLink(page)).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAnswered = false;
  await page.route('**/api/v2/courses?**scene=free**', async (route) => {
    const response = await route.fetch();
    await held;
    // The page may have cancelled the call.
    await route.fulfill({ response }).catch(() => undefined);
    isAnswered = true;
  });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '免费', exact: true }).click();
  await main.getByRole('link', { name: '热门', exact: true }).click();
  await expect(courseLink(page)).toContainText('天文学导论');
  const titles = () => page.locator('main h2').allInnerTexts();
  const shown = await titles();
  release();
  await expect.poll(() => isAnswered).toBe(true);
  await drawn(page);
  expect(await titles()).toEqual(shown);
  expect(addressOf(page)).toBe(inApp(info, '/courses?scene=sub'));
});

test('a visitor who wants a favourite has it after the login', async ({ page }, info) => {
  // Both projects share the member.
  const address = inApp(info, isPhone(info) ? '/courses/detail/17' : '/courses/detail/15');
  await page.goto(address);
  const heart = page.getByRole('button', { name: '收藏课程' });
  await heart.click();
  await fillLogin(page);
  await expect(page.getByText('已收藏')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(addressOf(page)).toBe(address);

  await page.goto(inApp(info, '/study-center?tab=liked'));
  await expect(
    page.getByRole('link', { name: isPhone(info) ? /^机器学习实战/ : /^Python 进阶/ }),
  ).toBeVisible();
});

test('a visitor who wants to buy comes to the order after the login', async ({ page }, info) => {
  await page.goto(inApp(info, '/courses/detail/21'));
  await page.getByRole('button', { name: '登录后购买' }).click();
  await fillLogin(page);
  await expect(page).toHaveURL(/\/order\?goods_type=vod&goods_id=21$/);
});

test('a member comments, and a refused session loses no word', async ({
  page,
  request,
  problems,
}, info) => {
  problems.allow(/401/);
  await signIn(page, request);
  const words = `写得很清楚，${info.project.name}`;
  await page.goto(inApp(info, '/courses/detail/5?tab=comments'));
  const field = page.getByRole('textbox', { name: '写评论' });
  await field.fill(words);

  await page.route('**/api/v2/course/5/comment', (route) =>
    route.fulfill({ json: { code: 401, message: '请登录', data: [] } }),
  );
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.route('**/api/v2/course/5/comment', (route) => route.continue());
  await fillLogin(page);

  await expect(field).toHaveValue(words);
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(page.getByRole('list', { name: '课程评论' }).getByText(words)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: '课程评论' }).getByText(words)).toBeVisible();
  await expect(field).toHaveValue('');
});

test('what is written while a comment is on its way stays', async ({ page, request }, info) => {
  await signIn(page, request);
  await page.goto(inApp(info, '/courses/detail/5?tab=comments'));
  const field = page.getByRole('textbox', { name: '写评论' });
  const first = `讲得很有条理，${info.project.name}`;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/comment/store', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/api/v2/course/5/comment', async (route) => {
    await held;
    await route.continue();
  });
  await field.fill(first);
  await page.getByRole('button', { name: '发表评论' }).click();
  await field.fill('还有一个问题');
  answer();
  await expect(page.getByText(/评论成功|评论已提交/)).toBeVisible();
  await expect(field).toHaveValue('还有一个问题');
  await page.reload();
  await expect(field).toHaveValue('还有一个问题');
});

test('the study centre leads on and tells the progress of every lesson', async ({
  page,
  request,
}, info) => {
  await signIn(page, request);
  await page.goto(inApp(info, '/study-center'));
  const go = page.getByRole('region', { name: '继续学习' }).getByRole('link');
  await expect(go).toHaveAttribute('href', /\/courses\/video\/\d+\?lesson=\d+$/);

  await page.getByRole('link', { name: '学习进度', exact: true }).click();
  await expect(page).toHaveURL(/\?sort=progress$/);
  await page.reload();
  const percents = await page
    .locator('main li [role="progressbar"]')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('aria-valuenow'))));
  expect(percents).toEqual([...percents].sort((a, b) => b - a));

  await page
    .getByRole('button', { name: /^课时进度：/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^已学完 \d+ \/ \d+ 课时$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
