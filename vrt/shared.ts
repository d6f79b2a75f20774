import { test as base, type Page } from '@playwright/test';

/** Playwright's test with a page that one worker's tests share, so that each finds the code in the browser's cache. */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
