import type { Page } from '@playwright/test';
import { atRest } from './rest.ts';
import { expect } from './test.ts';

/** Acts as the phone that has scanned a QR code: opens its address, makes a choice there and waits for the confirmation. */
export async function onThePhone(page: Page, address: string, choice: string) {
  const phone = await page.context().newPage();
  await phone.goto(address);
  await phone.getByRole('button', { name: choice }).click();
  // A page that is closed during a navigation may never finish closing.
  await expect(phone.getByRole('button')).toHaveCount(0);
  await atRest(phone);
  await phone.close();
}
