import { test as base, type Page } from '@playwright/test';

/** Storybook ends every animation at once for its own runner, and waits for them elsewhere. Runs in the page. */
function actAsTestRunner() {
  const { userAgent } = navigator;
  Object.defineProperty(navigator, 'userAgent', {
    value: `${userAgent} StorybookTestRunner`,
    configurable: true,
  });
}

/** Playwright's test with a page that one worker's tests share, so that each finds the code in the browser's cache. */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions });
      await context.addInitScript(actAsTestRunner);
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
