import type { Page } from '@playwright/test';
import { fillSms } from '../support/forms.ts';
import { memberMenu } from '../support/member.ts';
import { onThePhone } from '../support/phone.ts';
import { expect, test } from '../support/server.ts';

async function openScan(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '微信登录' }).click();
  await expect(page.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  await expect(page.getByText(/二维码将在 0[45]:\d\d 后过期/)).toBeVisible();
}

test('a WeChat code expires, is refreshed and logs in', async ({ page, startSchool }) => {
  const { url } = await startSchool();
  await page.goto(`${url}/about`);
  await openScan(page);
  await onThePhone(page, `${url}/api/demo/phone`, '让二维码过期');
  await expect(page.getByText('二维码已过期')).toBeVisible();

  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect(page.getByText(/二维码将在 0[45]:\d\d 后过期/)).toBeVisible();
  await onThePhone(page, `${url}/api/demo/phone`, '以“小满要努力”确认');
  await expect(memberMenu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${url}/about`);
});

test('a new WeChat account binds a mobile and comes to the face check', async ({
  page,
  startSchool,
}) => {
  const { url } = await startSchool();
  await page.goto(`${url}/about`);
  await openScan(page);
  await onThePhone(page, `${url}/api/demo/phone`, '以新的微信号确认');
  await expect(page.getByRole('dialog', { name: '请绑定手机号' })).toBeVisible();
  await fillSms(page, '13900006601');
  await page.getByRole('button', { name: '立即绑定' }).click();
  await expect(page.getByText('绑定成功')).toBeVisible();
  await expect(page).toHaveURL(`${url}/face-check`);
  await page.goto(`${url}/about`);
  await expect(page.getByRole('button', { name: /青禾微信用户.*的菜单/ })).toBeVisible();
});
