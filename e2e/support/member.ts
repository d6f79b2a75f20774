import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { inApp, isPhone } from './projects.ts';
import { atRest } from './rest.ts';
import { expect } from './test.ts';

/** A demo member with courses, orders and messages. */
export const member = { mobile: '13800000001', password: 'qinghe123', name: '叶小满' };

/** Signs the member in over the API and gives the token to every page that opens from now on. */
export async function signIn(page: Page, request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/v2/login/password', {
    data: { mobile: member.mobile, password: member.password },
  });
  const { data } = await reply.json();
  const token = String(data.token);
  await page.addInitScript((value) => {
    // Once per tab: a logout on the page must last.
    if (sessionStorage.getItem('e2e-signed-in')) return;
    sessionStorage.setItem('e2e-signed-in', '1');
    localStorage.setItem('meedu-user-token', value);
  }, token);
  return token;
}

/** Signs the member in at a server of the test's own, in every tab. */
export async function signInAt(
  url: string,
  page: Page,
  request: APIRequestContext,
): Promise<string> {
  const reply = await request.post(`${url}/api/v2/login/password`, {
    data: { mobile: member.mobile, password: member.password },
  });
  const token = String((await reply.json()).data.token);
  await page.context().addInitScript((value) => {
    // `about:blank` has no storage.
    if (window.location.protocol !== 'about:') localStorage.setItem('meedu-user-token', value);
  }, token);
  return token;
}

/** Shows the login form of the login page, which the desktop site hides behind a button. */
export async function showLogin(page: Page) {
  const tab = page.getByRole('tab', { name: '密码登录' });
  const button = page.getByRole('button', { name: '登录后查看' });
  await expect(tab.or(button).first()).toBeVisible();
  if (!(await tab.isVisible())) await button.click();
  await expect(tab).toBeVisible();
}

/** Fills in and submits the password login, whether it is on the screen or behind the login page's button. */
export async function fillLogin(
  page: Page,
  { mobile, password }: { mobile: string; password: string } = member,
) {
  await showLogin(page);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
}

/** The member's menu in the desktop header. */
export const memberMenu = (page: Page) =>
  page.getByRole('button', { name: `${member.name}的菜单` });

/** Asserts that the desktop header shows the member. */
export const expectMember = (page: Page) => expect(memberMenu(page)).toBeVisible();

/** Logs out by the buttons of the member page (phone) or by the menu of the header (desktop). */
export async function pressSignOut(page: Page, info: TestInfo) {
  if (isPhone(info)) {
    await page.getByRole('button', { name: '安全退出' }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
  } else {
    await memberMenu(page).click();
    await page.getByRole('menuitem', { name: '安全退出' }).click();
  }
}

/** Logs out, and waits until the home page has loaded. */
export async function signOut(page: Page, info: TestInfo) {
  await page.goto(inApp(info, '/member'));
  await pressSignOut(page, info);
  await page.waitForURL((url) => /^\/(?:h5\/?)?$/.test(url.pathname));
  await atRest(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('qinghe:farewell')))
    .toBeNull();
}
