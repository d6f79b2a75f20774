import type { Page } from '@playwright/test';

/** Whether the school's own letters have been loaded. */
export const hasLetters = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts).some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    ),
  );
