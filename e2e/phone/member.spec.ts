import { registerMember, type NewMember } from '../support/newMember.ts';
import { fillLogin } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

/** Stores the member's token once, so that a logout lasts, and opens a path. */
async function enter(page: Page, { token }: NewMember, path: string) {
  await page.goto('/h5/about');
  await page.evaluate((value) => localStorage.setItem('meedu-user-token', value), token);
  await page.goto(path);
}

test('a member sets the nickname, once', async ({ page, request }) => {
  await enter(page, await registerMember(request), '/h5/member');
  await page.getByRole('link', { name: '账号资料' }).click();
  await page.getByRole('link', { name: /^昵称/ }).click();
  const name = `小禾${Date.now() % 1_000_000}`;
  await page.getByLabel('昵称', { exact: true }).fill(name);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/h5/member/profile');
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByRole('link', { name: /^昵称/ })).toHaveCount(0);
});

test('a member changes the password and logs in with it', async ({ page, request }) => {
  const member = await registerMember(request);
  await enter(page, member, '/h5/member/password');
  await page.getByLabel('图形验证码').fill('ABCD');
  await page.getByLabel('手机验证码').fill('112233');
  await page.getByLabel('新密码').fill('brand-new-1');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page).toHaveURL('/h5/member/profile');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/h5/member/profile');
  await expect(page).toHaveURL('/h5/login?redirect=%2Fmember%2Fprofile');
  await fillLogin(page, { mobile: member.mobile, password: 'brand-new-1' });
  await expect(page).toHaveURL('/h5/member/profile');
});
