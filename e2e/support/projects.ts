import type { Page, TestInfo } from '@playwright/test';

/** Whether the running project is the phone. */
export const isPhone = (info: TestInfo) => info.project.name === 'phone';

/** Returns the address of a path in the running project's app. */
export const inApp = (info: TestInfo, path: string) =>
  isPhone(info) ? `/h5${path === '/' ? '' : path}` : path;

/** Returns the path and query of the page. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
