import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Plays the phone that has scanned a code: opens its address, makes a choice there and reads the answer. */
export async function onThePhone(page: Page, address: string, choice: string) {
  const phone = await page.context().newPage();
  await phone.goto(address);
  await phone.getByRole('button', { name: choice }).click();
  // A page closed on its way to the next one may never be closed.
  await expect(phone.getByRole('button')).toHaveCount(0);
  await phone.waitForLoadState();
  await phone.close();
}
