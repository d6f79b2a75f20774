import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The SMS code that the demo school always accepts. */
export const SMS_CODE = '112233';

/** Reads the captcha on the screen, which the demo school draws as text. */
async function readCaptcha(page: Page): Promise<string> {
  const picture = page.getByAltText('图形验证码');
  await expect(picture).toBeVisible();
  const source = decodeURIComponent((await picture.getAttribute('src')) ?? '');
  return Array.from(source.matchAll(/<text[^>]*>(.)<\/text>/g), ([, letter]) => letter).join('');
}

/** Requests an SMS code for a mobile number by the form on the screen, and types the code. */
export async function fillSms(page: Page, mobile: string) {
  await page.getByLabel('手机号', { exact: true }).fill(mobile);
  await page.getByLabel('图形验证码', { exact: true }).fill(await readCaptcha(page));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/^\d+ 秒/)).toBeVisible();
  await page.getByLabel('手机验证码').fill(SMS_CODE);
}

let numbers = 0;

/** Returns an unused mobile number: a different one at each call, and in each run against the same school. */
export function freshMobile(): string {
  numbers += 1;
  return `137${String(Date.now()).slice(-6)}${String(numbers).padStart(2, '0')}`;
}
