import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { createRan, noteSeen } from '../scripts/test/ran.mjs';
import { actAsTestRunner } from './playStory.mjs';

const isRecording = Boolean(process.env['QINGHE_RECORD']);
const built = fileURLToPath(new URL('../storybook-static', import.meta.url));

/** Starts to record which modules run in a page; returns a function that takes the record. */
async function watch(page: Page) {
  const ran = createRan((pathname) => path.join(built, pathname));
  const session = await page.context().newCDPSession(page);
  await ran.start(session);
  return () => ran.take(session);
}

/** Playwright's test with a page that one worker's tests share, so that each finds the code in the browser's cache. */
export const test = base.extend<
  { see: (key: string) => Promise<void> },
  { window: Page; watched: { window: Page; take: (() => Promise<Set<string>>) | null } }
>({
  watched: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions });
      await context.addInitScript(actAsTestRunner);
      if (process.env['QINGHE_SLOW_REPLIES'])
        await context.addInitScript(() => Reflect.set(window, '__QINGHE_SLOW_REPLIES__', true));
      const window = await context.newPage();
      await provide({ window, take: isRecording ? await watch(window) : null });
      await context.close();
    },
    { scope: 'worker' },
  ],
  window: [({ watched }, provide) => provide(watched.window), { scope: 'worker' }],
  see: async ({ watched }, provide) => {
    await provide(async (key) => {
      if (watched.take) noteSeen(key, await watched.take());
    });
  },
});

export { expect } from '@playwright/test';
