import type { Page } from '@playwright/test';

const inMain = (page: Page, selector: string) =>
  page.getByRole('main').locator(selector).filter({ visible: true }).first();

/** The first link to a course that can be seen in the page's content. */
export const courseLink = (page: Page) => inMain(page, 'a[href*="/courses/detail/"]');

/** The first link to a category of courses that can be seen in the page's content. */
export const categoryLink = (page: Page) => inMain(page, 'a[href*="/courses?cid="]');
