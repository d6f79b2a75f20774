import { hostileLinks, payloads } from '../support/hostile.ts';
import { expect, test } from '../support/test.ts';

test('the text of a code is drawn and nothing else', async ({ page }) => {
  const texts = ['javascript:alert(1)', payloads[0] ?? '', hostileLinks[0] ?? ''];
  for (const url of texts) {
    // oxlint-disable-next-line no-await-in-loop
    await page.route(/\/v3\/auth\/login\/wechat-scan\/url/, async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, url } } });
    });
    // oxlint-disable-next-line no-await-in-loop
    await page.goto('/about');
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name: '微信登录' }).click();
    const code = page.getByRole('img', { name: '微信登录二维码' });
    // oxlint-disable-next-line no-await-in-loop
    await expect(code.locator('path')).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    const names = await code.evaluate((root) =>
      Array.from(root.querySelectorAll('*'), (element) => element.tagName.toLowerCase()),
    );
    expect(names.filter((name) => !/^(?:svg|path|rect|image)$/.test(name))).toEqual([]);
  }
});
