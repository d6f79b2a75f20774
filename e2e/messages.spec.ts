import type { Page, TestInfo } from '@playwright/test';
import { signInAt } from './support/member.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';

/** The link that shows how many messages are unread. */
const unread = (page: Page, info: TestInfo) =>
  isPhone(info)
    ? page.getByRole('main').getByRole('link', { name: /我的消息.*\d+ 条未读/ })
    : page.getByRole('banner').getByRole('link', { name: /^我的消息，\d+ 条未读$/ });

for (const generation of ['B', 'C'])
  test(`messages read in one tab clear the badge in the other, server generation ${generation}`, async ({
    page,
    context,
    request,
    startSchool,
  }, info) => {
    const { url } = await startSchool({ QINGHE_GENERATION: generation });
    await signInAt(url, page, request);
    await page.goto(url + inApp(info, '/member'));
    await expect(unread(page, info)).toContainText('3');

    const other = await context.newPage();
    await other.goto(url + inApp(info, '/member/messages'));
    const rows = other.getByRole('button', { name: /^未读：/ });
    await expect(rows).toHaveCount(3);
    await rows.first().click();
    await expect(unread(page, info)).toContainText('2');
    await other.getByRole('button', { name: '全部已读' }).click();
    await expect(rows).toHaveCount(0);

    await expect(unread(page, info)).toHaveCount(0);
    await other.reload();
    await expect(
      other.getByRole('heading', { level: 1, name: '我的消息', exact: true }),
    ).toBeVisible();
    await expect(rows).toHaveCount(0);
  });

test('the times of messages go on while the page stays open', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  await page.clock.install();
  await signInAt(url, page, request);
  const newest = page.getByRole('main').locator('li time').first();
  await page.goto(url + inApp(info, '/member/messages'));
  await expect(newest).toHaveText(/前$|刚刚/);
  const before = await newest.innerText();
  await page.clock.fastForward(26 * 3_600_000);
  await expect(newest).not.toHaveText(before);
  await expect(newest).toHaveText(/\d+ 天前$/);
});
