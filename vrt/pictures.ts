import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** How every picture is taken. */
export const SHOT = { animations: 'disabled', caret: 'initial', scale: 'css' } as const;

/** Whether the page looks like a baseline to the byte, which spares the comparison of pixels. */
export async function isUnchanged(
  page: Page,
  baseline: string,
  { fullPage = false } = {},
): Promise<boolean> {
  const picture = await page.screenshot({ ...SHOT, fullPage });
  return existsSync(baseline) && picture.equals(readFileSync(baseline));
}
