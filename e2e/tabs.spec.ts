import type { Page } from '@playwright/test';
import { signIn } from './support/member.ts';
import { registerMember } from './support/newMember.ts';
import { courseLink } from './support/links.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** Whether the page has caught up with other tabs and listens to them from now on. */
    listensToTabs?: boolean;
  }
}

/** Sets `listensToTabs` once the page listens to other tabs, which its code does after the first content. */
const watchListening = (page: Page) =>
  page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    Object.assign(window, {
      addEventListener: (...args: Parameters<typeof add>) => {
        if (args[0] === 'pageshow') window.listensToTabs = true;
        add(...args);
      },
    });
  });

/** Replaces the stored token as a login in another tab does, without an event here, as in a frozen tab. */
async function logInUnheard(page: Page, token: string) {
  await page.waitForFunction(() => window.listensToTabs === true);
  await page.evaluate((value) => localStorage.setItem('meedu-user-token', value), token);
}

const REFUSED = '你已在其他页面切换账号，操作未提交';

/** A course that the member has bought. */
const COURSE = 5;

test('nothing is written in the name of a member who has logged in elsewhere', async ({
  page,
  request,
}, info) => {
  const other = await registerMember(request);
  const words = `另一个账号不该发出这条 ${other.mobile}`;
  await signIn(page, request);
  await watchListening(page);
  await page.goto(inApp(info, `/courses/detail/${COURSE}?tab=comments`));
  const field = page.getByRole('textbox', { name: '写评论' });
  await field.fill(words);
  const written: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() !== 'GET') written.push(asked.url());
  });
  await logInUnheard(page, other.token);
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expect(field).toHaveValue(words);
  expect(written).toEqual([]);
});

test('an order is not placed for a member who has logged in elsewhere', async ({
  page,
  request,
}, info) => {
  const [one, other] = [await registerMember(request), await registerMember(request)];
  await page.addInitScript((token) => {
    if (!localStorage.getItem('meedu-user-token')) localStorage.setItem('meedu-user-token', token);
  }, one.token);
  await watchListening(page);
  await page.goto(inApp(info, '/order?goods_type=vod&goods_id=11'));
  const button = page.getByRole('button', { name: '提交订单' });
  await expect(button).toBeEnabled();
  const box = page.getByRole('checkbox');
  if (await box.isVisible()) await box.check();
  await logInUnheard(page, other.token);
  await button.click();
  await expect(page.getByText(REFUSED)).toBeVisible();
  const orders = await request.get('/api/v2/member/orders', {
    headers: { Authorization: `Bearer ${other.token}` },
  });
  expect((await orders.json()).data).toMatchObject({ total: 0 });
});

for (const token of ['中文令牌', 'a\nb'])
  test(`the site opens for a visitor whose storage holds the token ${JSON.stringify(token)}`, async ({
    page,
  }, info) => {
    await page.addInitScript((value) => {
      if (sessionStorage.getItem('e2e-written')) return;
      sessionStorage.setItem('e2e-written', '1');
      localStorage.setItem('meedu-user-token', value);
    }, token);
    await page.goto(inApp(info, '/courses'));
    await expect(courseLink(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).toBeNull();
    await expect(page.getByText('请重新登录')).toBeHidden();
  });
