import type { Page } from '@playwright/test';

/** Ends a tab as a crash does: no event reaches its page. */
export async function kill(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
