import type { Page } from '@playwright/test';
import { expectMember, fillLogin, memberMenu } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** All that the browser keeps for the site, cookies and caches included. */
async function keptBy(page: Page) {
  const state = await page.context().storageState({ indexedDB: true });
  const caches = await page.evaluate(() => window.caches.keys());
  return JSON.stringify({ ...state, caches });
}

const loginButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '登录', exact: true });

/** Storage keys of the school's public data, which every visitor's browser keeps. */
const OF_SCHOOL = ['qinghe:config', 'qinghe:server'];

/** Returns all other keys of the tab's session storage. */
const tabKeys = async (page: Page) => {
  const keys = await page.evaluate(() => Object.keys(sessionStorage).sort());
  return keys.filter((key) => !OF_SCHOOL.includes(key));
};

async function logIn(page: Page) {
  await loginButton(page).click();
  await page.getByRole('checkbox', { name: '公共电脑' }).click();
  await fillLogin(page);
  await expect(page.getByText(/^公共电脑模式/)).toBeVisible();
  await expectMember(page);
}

test('a session on a shared computer leaves the browser as it was', async ({ page }) => {
  await page.goto('/search?keywords=ps');
  // The visitor's search history is stored as usual.
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(keys).toEqual([...OF_SCHOOL, 'qinghe:search-history'].sort());
  // `qinghe:server` is complete once all calls of this page are answered, the one for popular search words last.
  const school = () => page.evaluate(() => localStorage.getItem('qinghe:server'));
  for (const call of ['activates', 'teachers', 'activate_categories/show'])
    // oxlint-disable-next-line no-await-in-loop -- One condition after the other.
    await expect.poll(school).toContain(`/${call}"`);
  const before = await keptBy(page);
  await logIn(page);
  await page.reload();
  await expectMember(page);

  await page.goto('/courses/video/1?lesson=115&tab=notes');
  await page.getByRole('textbox', { name: '写笔记' }).fill('二次函数的顶点');
  await page.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('公共电脑不保留笔记，退出后会丢失，请先导出备份。')).toBeVisible();
  await page.goto('/search?keywords=React');
  await expectMember(page);

  await memberMenu(page).click();
  await page.getByRole('menuitem', { name: '安全退出' }).click();
  await expect(page).toHaveURL('/');
  await expect(loginButton(page)).toBeVisible();
  expect(await keptBy(page)).toBe(before);
  // The page that was left stores its scroll position, for a reload. The farewell message is removed once it is shown again.
  await expect.poll(() => tabKeys(page)).toEqual(['qinghe:scroll', 'qinghe:visit']);
});

test('a visit that is forgotten ends by itself', async ({ page }) => {
  await page.goto('/courses');
  await logIn(page);
  const left = await page.evaluate(
    () => Number(sessionStorage.getItem('qinghe:visit')) - Date.now(),
  );
  expect(left).toBeGreaterThan(14 * 60_000);
  await page.evaluate(() => sessionStorage.setItem('qinghe:visit', String(Date.now() + 5000)));
  await expect(page.getByText('长时间未操作，已自动退出')).toBeVisible();
  await expect(loginButton(page)).toBeVisible();
  expect(await tabKeys(page)).toEqual(['qinghe:visit']);
});

test('who leaves to pay has 15 minutes, as promised', async ({ page }) => {
  await page.goto('/courses');
  await logIn(page);
  // Leaves the site in the same tab, as the checkout does for the cashier.
  await page.evaluate(() => window.location.assign('/favicon.svg'));
  await expect(page).toHaveURL('/favicon.svg');
  const left = () =>
    page.evaluate(() => Number(sessionStorage.getItem('qinghe:visit')) - Date.now());
  expect(await left()).toBeGreaterThan(14 * 60_000);
  await page.evaluate(() => {
    const end = Number(sessionStorage.getItem('qinghe:visit'));
    sessionStorage.setItem('qinghe:visit', String(end - 14 * 60_000));
  });
  await page.goBack();
  await expectMember(page);
  await expect.poll(left).toBeGreaterThan(14 * 60_000);
});

test('a tab of a shared computer that is opened again shows nobody', async ({ page }) => {
  await page.goto('/courses');
  await logIn(page);
  await page.goto('/favicon.svg');
  expect(
    await page.evaluate(() => Number(sessionStorage.getItem('qinghe:visit')) - Date.now()),
  ).toBeLessThanOrEqual(2 * 60_000);
  await page.evaluate(() => sessionStorage.setItem('qinghe:visit', String(Date.now() - 1)));
  await page.goto('/member');
  await expect(page).toHaveURL('/login?redirect=%2Fmember');
  expect(await page.evaluate(() => sessionStorage.getItem('meedu-user-token'))).toBeNull();
});
