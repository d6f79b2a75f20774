import { signIn } from './support/member.ts';
import { addressOf, inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test('a lesson that is found opens in its course', async ({ page, request }, info) => {
  await signIn(page, request);
  await page.goto(inApp(info, '/search'));
  await page.getByRole('combobox').fill('列表推导式');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: '课时' }).click();
  await page.getByRole('link', { name: /列表推导式.*Python 零基础/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /列表推导式/ })).toBeVisible();
  await expect.poll(() => addressOf(page)).toBe(inApp(info, '/courses/video/1?lesson=115'));
});

test('a course that is found opens at its page, and back leads to the results', async ({
  page,
}, info) => {
  const results = inApp(info, '/search?keywords=%E7%BA%BF%E6%80%A7%E4%BB%A3%E6%95%B0&type=vod');
  await page.goto(results);
  const hit = page.getByRole('link', { name: /^线性代数/ }).first();
  const target = await hit.getAttribute('href');
  await hit.click();
  await expect(page.getByRole('heading', { level: 1, name: /线性代数/ })).toBeVisible();
  await expect.poll(() => addressOf(page)).toBe(target);
  expect(target).toMatch(/\/courses\/detail\/\d+$/);
  await page.goBack();
  await expect(hit).toBeVisible();
  await expect.poll(() => addressOf(page)).toBe(results);
});
