import { registerMember, type NewMember } from '../support/newMember.ts';
import { fillLogin } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

/** Stores the member's token once, so that a logout lasts, and opens a path. */
async function enter(page: Page, { token }: NewMember, path: string) {
  await page.goto('/about');
  await page.evaluate((value) => localStorage.setItem('meedu-user-token', value), token);
  await page.goto(path);
}

test('a member sets the nickname, once', async ({ page, request }) => {
  await enter(page, await registerMember(request), '/member');
  await page.getByRole('button', { name: '修改昵称' }).click();
  const name = `小禾${Date.now() % 1_000_000}`;
  await page.getByLabel('昵称', { exact: true }).fill(name);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`，${name}$`) }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`，${name}$`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '修改昵称' })).toHaveCount(0);
});

test('a member changes the password and logs in with it', async ({ page, request }) => {
  const member = await registerMember(request);
  await enter(page, member, '/member');
  await page.getByRole('button', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('图形验证码').fill('ABCD');
  await dialog.getByLabel('手机验证码').fill('112233');
  await dialog.getByLabel('新密码').fill('brand-new-1');
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/member');
  await expect(page).toHaveURL('/login?redirect=%2Fmember');
  await fillLogin(page, { mobile: member.mobile, password: 'brand-new-1' });
  await expect(page).toHaveURL('/member');
  await expect(page.getByRole('navigation', { name: '用户中心' })).toBeVisible();
});

test('giving the account up logs out and says so', async ({ page, request }) => {
  await enter(page, await registerMember(request), '/member');
  await page.getByRole('button', { name: '注销账号' }).click();
  await expect(
    page.getByText('确认之后账号将在 7 天后自动注销，期间内登录账号将会自动取消账号注销'),
  ).toBeVisible();
  await page.getByRole('button', { name: '确认注销' }).click();
  await expect(page.getByText('注销成功')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).toBeNull();
});
