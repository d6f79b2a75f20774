import type { Page, TestInfo } from '@playwright/test';

/** Whether the running project is the phone. */
export const isPhone = (info: TestInfo) => info.project.name === 'phone';

/** An address of the running project's app. */
export const inApp = (info: TestInfo, path: string) =>
  isPhone(info) ? `/h5${path === '/' ? '' : path}` : path;

/** Path and query of the page. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
