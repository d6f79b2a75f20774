import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { fillSms, freshMobile } from './support/forms.ts';
import { expectSeen, watchFor } from './support/glimpse.ts';
import { fillLogin, memberMenu, pressSignOut, signIn, signInAt } from './support/member.ts';
import { registerMember } from './support/newMember.ts';
import { onThePhone } from './support/phone.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';
import { expectWalk, startWalk } from './support/walk.ts';

// Fifteen everyday tasks, each with the most presses, filled fields and pages (including the first) that it may take.

const PICTURE = fileURLToPath(new URL('../apps/web/public/icon-512.png', import.meta.url));

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('meedu-user-token'));

/** Opens one of the member's pages: by the header's menu, or on the phone by the bar's last entry and a row there. */
async function openOwn(page: Page, info: TestInfo, name: string) {
  if (isPhone(info)) {
    await tab(page, '我的').click();
    await page.getByRole('main').getByRole('link', { name }).click();
  } else {
    await memberMenu(page).click();
    await page.getByRole('menuitem', { name }).click();
  }
}

/** Opens the search from the home page and returns its field. */
async function openSearch(page: Page, info: TestInfo) {
  if (isPhone(info)) await page.getByRole('link', { name: /^搜索/ }).click();
  else await page.getByRole('combobox').click();
  return page.getByRole('combobox');
}

test('task 1: a course is found by what it is about', async ({ page }, info) => {
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  const field = await openSearch(page, info);
  await field.fill('python 零');
  await page.getByRole('button', { name: /^Python 零基础/ }).click();
  await expect(heading(page, /^Python 零基础/)).toBeVisible();
  await expectWalk(walk, { presses: 2, fields: 1, pages: isPhone(info) ? 3 : 2 });
});

test('task 2: a visitor tries a lesson', async ({ page }, info) => {
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/courses/detail/2'));
  await page.getByRole('link', { name: '登录后试看', exact: true }).click();
  await fillLogin(page);
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
  // The phone's login is a page that leads back to the course, from where the lesson opens by itself.
  await expectWalk(walk, { presses: 3, fields: 2, pages: isPhone(info) ? 4 : 2 });
});

test('task 3: a visitor registers on the way to a favourite, and has both', async ({
  page,
}, info) => {
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/courses/detail/17'));
  const heart = page.getByRole('button', { name: '收藏课程' });
  await heart.click();
  await page.getByRole('button', { name: '立即注册' }).last().click();
  await expect(page.getByLabel('新密码')).toBeVisible();
  await fillSms(page, freshMobile());
  await page.getByLabel('新密码').fill('qinghe2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).last().click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await token(page)).not.toBeNull();
  await expectWalk(walk, { presses: 5, fields: 4, pages: isPhone(info) ? 4 : 1 });
});

test('task 4: a member buys a course', async ({ page, request, startSchool }, info) => {
  const { url } = await startSchool();
  await signInAt(url, page, request);
  const walk = await startWalk(page);
  await page.goto(url + inApp(info, '/courses/detail/11'));
  await page
    .getByRole('button', { name: /购买课程/ })
    .first()
    .click();
  const submit = page.getByRole('button', { name: '提交订单' });
  await expect(submit).toBeEnabled();
  await submit.click();
  if (isPhone(info)) await page.getByRole('button', { name: '模拟支付成功' }).click();
  else {
    await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible();
    const code = await page.evaluate(() => {
      const [order] = JSON.parse(localStorage.getItem('qinghe:orders') ?? '[]');
      return String(order?.codeUrl || order?.payUrl);
    });
    await onThePhone(page, code, '模拟支付成功');
  }
  await expect(heading(page, '支付成功')).toBeVisible();
  await expectWalk(walk, { presses: isPhone(info) ? 3 : 2, pages: isPhone(info) ? 5 : 4 });
});

test('task 5: a member goes on where they stopped', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  await signInAt(url, page, request);
  const walk = await startWalk(page);
  await page.goto(url + inApp(info, '/'));
  await page.getByRole('region', { name: '继续学习' }).getByRole('link').click();
  await expect(page.getByText('已从 06:18 继续播放')).toBeVisible();
  await expectWalk(walk, { presses: 1, pages: 2 });
});

test('task 6: a member notes something down with the picture in sight', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  await signInAt(url, page, request);
  const walk = await startWalk(page);
  await page.goto(url + inApp(info, '/courses/video/1?lesson=115'));
  await page.getByRole('tab', { name: '笔记' }).click();
  const field = page.getByRole('textbox', { name: '写笔记' });
  await field.click();
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.9 });
  await field.fill('推导式做三件事');
  await page.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('推导式做三件事')).toBeVisible();
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.9 });
  await expectWalk(walk, { presses: 3, fields: 1, pages: 1 });
});

test('task 7: a member asks beside the lesson', async ({ page, request, startSchool }, info) => {
  const { url } = await startSchool();
  await signInAt(url, page, request);
  const walk = await startWalk(page);
  await page.goto(url + inApp(info, '/courses/video/1?lesson=115'));
  await page.getByRole('tab', { name: /评论/ }).click();
  const field = page.getByRole('textbox', { name: '写评论' });
  await field.click();
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.9 });
  await field.fill('推导式里能写两个 for 吗？');
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(page.getByRole('list').getByText('推导式里能写两个 for 吗？')).toBeVisible();
  await expectWalk(walk, { presses: 3, fields: 1, pages: 1 });
});

test('task 8: a member looks for an order', async ({ page, request }, info) => {
  await signIn(page, request);
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  await openOwn(page, info, '我的订单');
  await expect(page.getByRole('article', { name: /，已支付$/ }).first()).toBeVisible();
  await expectWalk(walk, { presses: 2, pages: isPhone(info) ? 3 : 2 });
});

test('task 9: a member changes their picture', async ({ page, request, startSchool }, info) => {
  const { url } = await startSchool();
  await signInAt(url, page, request);
  const walk = await startWalk(page);
  await page.goto(url + inApp(info, '/'));
  await openOwn(page, info, isPhone(info) ? '账号资料' : '用户中心');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: isPhone(info) ? /^头像/ : '更换头像' }).click();
  await (await chooser).setFiles(PICTURE);
  await page
    .getByRole('dialog', { name: '裁剪头像' })
    .getByRole('button', { name: '保存' })
    .click();
  await expect(page.getByText('上传头像成功')).toBeVisible();
  await expectWalk(walk, { presses: 4, pages: isPhone(info) ? 3 : 2 });
});

test('task 10: a member finds an activity and comes to its sign-up', async ({
  page,
  request,
}, info) => {
  await signIn(page, request);
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  if (isPhone(info)) await tab(page, '活动').click();
  else await page.getByRole('banner').getByRole('link', { name: /^线下/ }).click();
  await page
    .getByRole('link', { name: /冬夜观星/ })
    .first()
    .click();
  await page.getByRole('link', { name: '立即报名' }).click();
  await expect(page.getByLabel('姓名')).toBeVisible();
  await expectWalk(walk, { presses: 3, pages: 4 });
});

test('task 11: a visitor reads the newest announcement', async ({ page }, info) => {
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  await page.locator('a[href*="/announcement?id="]').first().click();
  await expect(page.getByRole('main').locator('time').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectWalk(walk, { presses: 1, pages: 2 });
});

test('task 12: a visitor turns the light off', async ({ page }, info) => {
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  if (isPhone(info)) {
    await tab(page, '我的').click();
    await page.getByRole('radio', { name: '深色' }).click();
  } else {
    await page.getByRole('button', { name: /^外观/ }).click();
    await page.getByRole('menuitemradio', { name: '深色' }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectWalk(walk, { presses: 2, pages: isPhone(info) ? 2 : 1 });
});

test('task 13: a teacher is found, and leads to a course of theirs', async ({ page }, info) => {
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  const field = await openSearch(page, info);
  await field.fill('林知夏');
  await page.getByRole('button', { name: '林知夏', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^老师\s*1$/ })).toBeVisible();
  await page
    .getByRole('list', { name: '林知夏的课程和活动' })
    .getByRole('link', { name: /^Python 零基础/ })
    .click();
  await expect(heading(page, /^Python 零基础/)).toBeVisible();
  await expectWalk(walk, { presses: 3, fields: 1, pages: 3 });
});

test('task 14: a member leaves', async ({ page, request }, info) => {
  await watchFor(page, '已安全退出');
  await signIn(page, request);
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  if (isPhone(info)) await tab(page, '我的').click();
  await pressSignOut(page, info);
  await expectSeen(page, '已安全退出');
  // A logout loads a new page without any member data, which may still be on its way.
  await page.waitForFunction(() => localStorage.getItem('meedu-user-token') === null);
  await expectWalk(walk, { presses: isPhone(info) ? 3 : 2, pages: isPhone(info) ? 3 : 1 });
});

test('task 15: a forgotten password is set anew and opens the account', async ({
  page,
  request,
}, info) => {
  const { mobile } = await registerMember(request);
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/'));
  if (isPhone(info)) {
    await tab(page, '我的').click();
    await page.getByRole('main').getByRole('link', { name: '登录', exact: true }).click();
    await page.getByRole('tab', { name: '密码登录' }).click();
  } else {
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  }
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await expect(page.getByLabel('新密码')).toBeVisible();
  await fillSms(page, mobile);
  await page.getByLabel('新密码').fill('paddy2026');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码重置成功')).toBeVisible();
  await expect.poll(() => token(page)).not.toBeNull();
  if (isPhone(info)) await expect(page).toHaveURL('/h5/member');
  else
    await expect(page.getByRole('banner').getByRole('button', { name: /的菜单$/ })).toBeVisible();
  // On the phone the way back passes the login page.
  await expectWalk(walk, {
    presses: isPhone(info) ? 6 : 4,
    fields: 4,
    pages: isPhone(info) ? 6 : 1,
  });
});

test('what would mislead on the way is seen', async ({ page }, info) => {
  const walk = await startWalk(page);
  await page.goto(inApp(info, '/about'));
  await expect(heading(page, '关于我们')).toBeVisible();
  expect(walk.misled).toEqual([]);
  const main = page.getByRole('main');
  const show = (words: string) =>
    main.evaluate((element, text) => {
      element.textContent = '';
      const item = document.createElement('li');
      item.textContent = text;
      if (text) element.append(item);
    }, words);
  await show('报名已截止 仅剩 2 席');
  await expect.poll(() => walk.misled).toContainEqual(expect.stringContaining('已截止 and 仅剩'));
  await show('没有找到相关内容');
  await expect.poll(() => walk.misled).toContainEqual(expect.stringContaining('没有找到'));
  await show('');
  await expect.poll(() => walk.misled).toContainEqual(expect.stringContaining('nothing at all'));
});
