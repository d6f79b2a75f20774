import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Keep below the context's viewport in vitest.config.ts. */
const MAX_HEIGHT = 6000;

interface StoryMeta {
  storyId?: string;
}

const imagesReady = () =>
  Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );

/** Takes the pictures of a story tagged `vrt`, light and dark, while it is still mounted. */
afterEach(async (context) => {
  const { storyId } = context.task.meta as StoryMeta;
  const tags = 'story' in context ? (context.story as { tags: string[] }).tags : [];
  if (context.task.result?.state === 'fail' || !storyId || !tags.includes('vrt')) return;
  const { documentElement } = document;
  const theme = documentElement.dataset.theme;
  const size = { width: window.innerWidth, height: window.innerHeight };
  await document.fonts.ready;
  await imagesReady();
  if (documentElement.scrollHeight > size.height)
    await page.viewport(size.width, Math.min(documentElement.scrollHeight, MAX_HEIGHT));
  for (const name of ['light', 'dark']) {
    documentElement.dataset.theme = name;
    await document.fonts.ready;
    await expect
      .element(page.elementLocator(document.body))
      .toMatchScreenshot(`${storyId}--${name}`);
  }
  documentElement.dataset.theme = theme;
  await page.viewport(size.width, size.height);
});
