import { expectSeen, watchFor } from '../support/glimpse.ts';
import { expectMember, fillLogin, member, memberMenu, signIn } from '../support/member.ts';
import { addressOf } from '../support/projects.ts';
import { latency } from '../support/pauses.ts';
import { expect, test } from '../support/test.ts';

test(
  'a member signs in from the header, stays on the page, and signs out',
  { tag: ['@spec:4.after-login.elsewhere'] },
  async ({ page }) => {
    await watchFor(page, '已安全退出');
    await page.goto('/courses');
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fillLogin(page);
    await expectMember(page);
    expect(addressOf(page)).toBe('/courses');

    await page.reload();
    await expectMember(page);

    await memberMenu(page).click();
    await page.getByRole('menuitem', { name: '安全退出' }).click();
    await expect(page).toHaveURL('/');
    await expectSeen(page, '已安全退出');
    await expect(
      page.getByRole('banner').getByRole('button', { name: '登录', exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).toBeNull();
  },
);

test('the farewell is shown before the page goes, late as its code may come', async ({
  page,
  request,
}) => {
  await watchFor(page, '已安全退出');
  await signIn(page, request);
  await page.goto('/courses');
  await memberMenu(page).click();
  await page.route('**/assets/*.js', async (route) => {
    await latency(1200);
    await route.continue();
  });
  await page.getByRole('menuitem', { name: '安全退出' }).click();
  await expect(page).toHaveURL('/');
  await expectSeen(page, '已安全退出');
});

test('a wrong password is told and can be corrected', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  await fillLogin(page, { ...member, password: 'wrong-one' });
  const toast = page.getByRole('region', { name: '提示' }).getByText('手机号或密码错误');
  await expect(toast).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('手机号或密码错误')).toBeVisible();
  await fillLogin(page);
  await expectMember(page);
  await expect(toast).toBeHidden();
});

test(
  'a guarded page leads to the login page and back',
  { tag: ['@spec:4.guard.login'] },
  async ({ page }) => {
    await page.goto('/study-center?tab=like');
    await expect(page).toHaveURL('/login?redirect=%2Fstudy-center%3Ftab%3Dlike');
    await fillLogin(page);
    await expect(page).toHaveURL('/study-center?tab=like');
  },
);

test(
  'the login page opens the dialog by its button',
  { tag: ['@spec:2.route.login-button'] },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: '登录后查看' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fillLogin(page);
    await expect(page).toHaveURL('/');
    await expectMember(page);
  },
);

test('a redirect to another site is not followed', async ({ page, request }) => {
  await signIn(page, request);
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL('/');
});

test('a redirect to the mobile site is followed there', async ({ page }) => {
  await page.goto('/login?redirect=%2Fh5%2Fabout%3Fa%3D1');
  await fillLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: /^关于/ })).toBeVisible();
  await expect(page).toHaveURL('/h5/about?a=1');
  await expect(page.locator('html[data-h5]')).toBeVisible();
});

test('signing in goes on with what the visitor wanted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByText('我的课程').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fillLogin(page);
  await expect(page).toHaveURL('/study-center');
  await expectMember(page);
});
