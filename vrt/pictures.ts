import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Options with which every picture is taken. */
export const SHOT = { animations: 'disabled', caret: 'initial', scale: 'css' } as const;

/** Whether a screenshot equals a baseline byte for byte, which makes a comparison of pixels unnecessary. */
export async function isUnchanged(
  page: Page,
  baseline: string,
  { fullPage = false } = {},
): Promise<boolean> {
  const picture = await page.screenshot({ ...SHOT, fullPage });
  return existsSync(baseline) && picture.equals(readFileSync(baseline));
}
