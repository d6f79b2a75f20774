import type { Page } from '@playwright/test';
import { signInAt } from '../support/member.ts';
import { expect, test } from '../support/server.ts';

test('a second tab that orders while the first starts to pay goes on with its order', async ({
  page,
  context,
  request,
  startSchool,
}) => {
  const { url } = await startSchool({ QINGHE_GENERATION: 'B' });
  await signInAt(url, page, request);
  const posts: string[] = [];
  context.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(new URL(sent.url()).pathname);
  });
  const hasStarted = page.waitForResponse('**/api/v2/order/pay/wechatScan');
  const second = await context.newPage();
  await second.route('**/api/v2/order/status?*', async (route) => {
    await hasStarted;
    await route.continue();
  });
  const open = async (tab: Page) => {
    await tab.goto(`${url}/order?goods_type=vod&goods_id=11`);
    await tab.getByRole('radio', { name: '微信扫码支付' }).check();
    await expect(tab.getByRole('button', { name: '提交订单' })).toBeEnabled();
  };
  await open(page);
  await open(second);
  const asked = second.waitForRequest('**/api/v2/order/status?*');
  // The first tab places the order and waits; the second one reads the stored order.
  await page.route('**/api/v2/order/pay/wechatScan', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/order\/pay\?orderId=/);
  await second.getByRole('button', { name: '提交订单' }).click();
  await expect(second).toHaveURL(/\/order\/pay\?orderId=/);
  for (const tab of [page, second])
    await expect(tab.getByRole('img', { name: '支付二维码' })).toBeVisible();
  const numberOf = (tab: Page) => new URL(tab.url()).searchParams.get('orderId');
  expect(numberOf(second)).toBe(numberOf(page));
  expect(posts.filter((path) => path === '/api/v2/order/course')).toHaveLength(1);
  expect(posts.filter((path) => path === '/api/v2/order/pay/wechatScan')).toHaveLength(1);
});
