import { courseLink } from './support/links.ts';
import { signIn, signOut } from './support/member.ts';
import { keptOf, notice, openAndKeep, plugIn, UNREACHABLE, unplug } from './support/offline.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('what was visited opens without a network, with the time of the copy, and nothing can be bought', async ({
  page,
  context,
  problems,
}, info) => {
  problems.allow(UNREACHABLE);
  await openAndKeep(page, inApp(info, '/courses'), '/api/v2/courses?');
  const name = (await courseLink(page).textContent()) ?? '';
  await openAndKeep(page, inApp(info, '/courses/detail/11'), '/api/v2/course/11');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect([name, title]).not.toContain('');

  await unplug(context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(notice(page)).toContainText(/离线内容，保存于 \d{4}-\d\d-\d\d \d\d:\d\d/);
  await expect(page.getByRole('button', { name: '无网络，暂不能购买' }).first()).toBeDisabled();

  await page.goto(inApp(info, '/courses'));
  await expect(courseLink(page)).toHaveText(name);
  await expect(notice(page)).toBeVisible();

  await plugIn(context);
  await notice(page).getByRole('button', { name: '刷新' }).click();
  await expect(notice(page)).toBeHidden();
});

test('a joined activity’s card opens without a network; a logout leaves no copy, and the next member sees none', async ({
  page,
  context,
  request,
  problems,
}, info) => {
  problems.allow(UNREACHABLE);
  const token = await signIn(page, request);
  await openAndKeep(page, inApp(info, '/member/orders'), '/api/v2/member/orders');
  expect(JSON.stringify(await keptOf(page))).not.toContain(token);
  await openAndKeep(page, inApp(info, '/activates/detail/1'), '/api/v2/activate/1');

  await unplug(context);
  await page.reload();
  await page.getByRole('button', { name: '到场卡' }).click();
  const card = page.getByRole('dialog', { name: /^稻田写生/ });
  await expect(card.getByText(/^\d+ 月 \d+ 日 周六 09:00–16:00（北京时间）$/)).toBeVisible();
  await expect(card.getByText(/良渚禾塘农场$/)).toBeVisible();
  await expect(card.getByRole('link', { name: '0571-0000 8899' })).toBeVisible();

  // Somebody else comes without a logout of the last one, and still without a network: nothing to see.
  await page.evaluate(() => localStorage.setItem('meedu-user-token', 'of-somebody-else'));
  await page.reload();
  await expect(page.getByText('系统配置加载失败，请刷新重试')).toBeVisible();
  await expect(page.getByText('叶小满')).toHaveCount(0);

  await plugIn(context);
  await page.evaluate((own) => localStorage.setItem('meedu-user-token', own), token);
  await signOut(page, info);
  const left = await keptOf(page);
  expect(left.urls.filter((url) => url.includes('/member/'))).toEqual([]);
  expect(left.names.filter((name) => /^qinghe:copies:(?!visitor)/.test(name))).toEqual([]);
});
