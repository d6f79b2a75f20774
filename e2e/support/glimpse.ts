import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Watches every page from now on for a text that may disappear with its page before a test can look. */
export async function watchFor(page: Page, text: string) {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.body?.innerText.includes(wanted)) sessionStorage.setItem(`seen:${wanted}`, '1');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, text);
}

/** Asserts that a text watched by {@link watchFor} has been on the screen. */
export const expectSeen = (page: Page, text: string) =>
  expect
    .poll(() =>
      // A page that is just being replaced cannot be asked.
      page.evaluate((wanted) => sessionStorage.getItem(`seen:${wanted}`), text).catch(() => null),
    )
    .toBe('1');
