import { installProbe } from '../support/faults/probe.ts';
import { expect, test } from '../support/test.ts';

/** Number of calls per minute that a school answers to all who share an IP address (contract 1.11). */
const LIMIT = 120;

test('a minute with the code for WeChat on the screen asks less than the school allows', async ({
  page,
}) => {
  await page.addInitScript(installProbe);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '微信登录' }).click();
  await expect(page.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  for (let second = 0; second < 60; second += 1) {
    // The replies of each second arrive before the next second begins.
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate(async () => {
      window.probe.advance(1000);
      await window.probe.rest(0, 200);
    });
  }
  const polls = calls.filter((path) => path.endsWith('/wechat-scan/query'));
  expect(polls.length).toBeGreaterThan(10);
  expect(calls.length).toBeLessThanOrEqual(LIMIT);
});
