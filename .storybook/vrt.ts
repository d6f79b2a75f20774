import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Keep below the context's viewport in vitest.config.ts. */
const MAX_HEIGHT = 4500;

/** How long nothing may change before a picture is taken, in milliseconds. */
const QUIET = 250;
/** How long a page may take to come to rest, in milliseconds. */
const PATIENCE = 4000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const loaded = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    image.loading = 'eager';
    if (image.complete) resolve();
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });

/** Waits for the pictures on the page; one that never comes is part of the story. */
async function imagesReady(): Promise<void> {
  await Promise.race([Promise.all([...document.images].map(loaded)), pause(PATIENCE)]);
}

/** What changes while a page still loads: its files, its elements, its height. */
const state = () =>
  [
    performance.getEntriesByType('resource').length,
    document.getElementsByTagName('*').length,
    document.documentElement.scrollHeight,
  ].join();

/** Waits until the page has come to rest. */
async function settle(): Promise<void> {
  const start = performance.now();
  let last = '';
  let since = start;
  for (;;) {
    const now = performance.now();
    const current = state();
    if (current !== last) {
      last = current;
      since = now;
    }
    if (now - since >= QUIET || now - start > PATIENCE) return;
    await pause(50);
  }
}

/** Takes the pictures of a story, light and dark, and compares them with the baselines. */
export async function takePictures(storyId: string): Promise<void> {
  const { documentElement } = document;
  const theme = documentElement.dataset.theme;
  const size = { width: window.innerWidth, height: window.innerHeight };
  await imagesReady();
  await settle();
  await document.fonts.ready;
  // The picture covers only the iframe: grow it for pages taller than it.
  // Twice at most: heights in `vh` would grow with it for ever.
  for (let turn = 0; turn < 2 && documentElement.scrollHeight > window.innerHeight; turn += 1) {
    await page.viewport(size.width, Math.min(documentElement.scrollHeight, MAX_HEIGHT));
    await imagesReady();
    await settle();
  }
  try {
    for (const name of ['light', 'dark']) {
      documentElement.dataset.theme = name;
      await document.fonts.ready;
      await expect
        .element(page.elementLocator(document.body))
        .toMatchScreenshot(`${storyId}--${name}`);
    }
  } finally {
    documentElement.dataset.theme = theme;
    await page.viewport(size.width, size.height);
  }
}
