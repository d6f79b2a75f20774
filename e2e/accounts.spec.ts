import type { Page, TestInfo } from '@playwright/test';
import { fillSms, freshMobile } from './support/forms.ts';
import { fillLogin, member, showLogin, signIn } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

/** Opens the login of the running project: a page on the phone, a dialog on the desktop. */
async function openLogin(page: Page, info: TestInfo, redirect = '/about') {
  await page.goto(inApp(info, `/login?redirect=${encodeURIComponent(redirect)}`));
  await showLogin(page);
}

const pressLogin = (page: Page) =>
  page.getByRole('button', { name: '登录', exact: true }).last().click();

const token = (page: Page) => page.evaluate(() => localStorage.getItem('meedu-user-token'));

test('a visitor registers and is logged in', async ({ page }, info) => {
  const mobile = freshMobile();
  await openLogin(page, info);
  await page.getByRole('button', { name: '立即注册' }).last().click();
  await expect(page.getByLabel('新密码')).toBeVisible();
  await fillSms(page, mobile);
  await page.getByLabel('新密码').fill('qinghe2026');
  await page.getByRole('button', { name: '注册', exact: true }).last().click();
  await expect(page.getByText('请同意《用户协议》和《隐私政策》')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).last().click();
  await expect(page.getByText('注册成功')).toBeVisible();
  // The visitor is logged in without typing the new password again.
  await expect(page).toHaveURL(inApp(info, '/about'));
  expect(await token(page)).not.toBeNull();
});

test('a mobile logs in by SMS, and the countdown outlives a reload', async ({ page }, info) => {
  await openLogin(page, info);
  await page.getByRole('tab', { name: '短信登录' }).click();
  const mobile = freshMobile();
  await fillSms(page, mobile);
  await page.reload();
  await showLogin(page);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabel('手机号').fill(member.mobile);
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  await page.getByLabel('手机号').fill(mobile);
  await expect(page.getByText(/^(?:1[01]\d|[5-9]\d) 秒/)).toBeVisible();
  await page.getByLabel('手机验证码').fill('112233');
  await pressLogin(page);
  await expect(page).toHaveURL(inApp(info, '/about'));
  expect(await token(page)).not.toBeNull();
});

test(
  'QQ leads back with a code that logs in, once',
  { tag: ['@spec:7.qq'] },
  async ({ page }, info) => {
    await openLogin(page, info, '/courses?cid=2');
    await page.getByRole('link', { name: 'QQ 登录' }).click();
    let exchanges = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v3/auth/login/code')) exchanges += 1;
    });
    await page.getByRole('button', { name: '以已注册的“禾苗同学”同意' }).click();
    await expect(page).toHaveURL(inApp(info, '/courses?cid=2'));
    expect(await token(page)).not.toBeNull();
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(/\/courses\?cid=2$/);
    expect(exchanges).toBe(1);
  },
);

test('QQ leads back with a code that wants a mobile first', async ({ page }, info) => {
  await openLogin(page, info);
  await page.getByRole('link', { name: 'QQ 登录' }).click();
  await page.getByRole('button', { name: '以新的账号同意' }).click();
  await expect(page.getByText('请绑定手机号', { exact: true }).first()).toBeVisible();
  expect(page.url()).not.toContain('login_code');
  await fillSms(page, freshMobile());
  await page.getByRole('button', { name: '立即绑定' }).click();
  await expect(page.getByText('绑定成功')).toBeVisible();
  await expect(page).toHaveURL(inApp(info, '/face-check'));
  expect(await token(page)).not.toBeNull();
});

test('a refusal by QQ is told and leads back to the login', async ({ page }, info) => {
  await openLogin(page, info);
  await page.getByRole('link', { name: 'QQ 登录' }).click();
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(page.getByText('授权登录失败[1001]')).toBeVisible();
  await page.getByRole('link', { name: '返回登录' }).click();
  await expect(page).toHaveURL(inApp(info, '/login?redirect=%2Fabout'));
});

test('401 in the middle of a page returns to the same page after the login', async ({
  page,
  request,
}, info) => {
  await signIn(page, request);
  await page.goto(inApp(info, '/study-center?tab=like'));
  await expect(page.getByRole('main')).toBeVisible();
  await atRest(page);
  // Another device has ended the session; the next call finds out.
  const old = await token(page);
  await request.post('/api/v2/logout', { headers: { Authorization: `Bearer ${old}` } });
  // The toast may be gone by the time that the last picture has loaded.
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(inApp(info, '/login?redirect=%2Fstudy-center%3Ftab%3Dlike'));
  await expect(page.getByText('请重新登录')).toBeVisible();
  await fillLogin(page);
  await expect(page).toHaveURL(inApp(info, '/study-center?tab=like'));
});

test('two tabs agree on who is logged in', async ({ page, context }, info) => {
  const other = await context.newPage();
  await other.goto(inApp(info, '/login?redirect=%2Fstudy-center'));
  await showLogin(other);

  await openLogin(page, info);
  await fillLogin(page);
  await expect(page).toHaveURL(inApp(info, '/about'));
  await expect(other).toHaveURL(inApp(info, '/study-center'));

  await page.evaluate(() => localStorage.removeItem('meedu-user-token'));
  await expect(other).toHaveURL(inApp(info, '/login?redirect=%2Fstudy-center'));
});
