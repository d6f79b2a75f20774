import { expect, type Page } from '@playwright/test';
import { areStoriesDrawn, findProblems } from './playStory.mjs';

/** How long a page must stay unchanged to count as at rest, in milliseconds. */
const QUIET = 300;

/**
 * Rules for pictures: no transitions of colours between themes, content out of view is drawn, and the blinking caret is hidden
 * (forced colours have no transparent one, so it gets the field's colour).
 */
const STILL = `*, *::before, *::after { transition: none !important; caret-color: transparent !important; }
@media (forced-colors: active) { * { caret-color: Field !important; } }
* { content-visibility: visible !important; }`;

/** Applies the rules, and lets only the screenshot stop animations, by removing Storybook's own pause. Runs in the page. */
function holdStill(rules: string) {
  for (const paused of document.head.querySelectorAll('style'))
    if (paused.textContent?.includes('animation-play-state: paused')) paused.remove();
  const style = document.createElement('style');
  style.id = 'still';
  style.textContent = rules;
  document.head.append(style);
}

/** Waits until neither the document nor its files have changed for a while. Runs in the page. */
async function comeToRest(quiet: number) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // By default Chrome counts 250 files, which a document reaches after a few stories.
  performance.setResourceTimingBufferSize(100_000);
  // A list that renders only what is in view learns of a new window size in the next frame.
  await frame();
  await frame();
  // Bars that stick to the window belong at the top and bottom of the picture.
  window.scrollTo(0, 0);
  const state = () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const fonts = document.fonts.status === 'loading' ? 1 : 0;
    const pending = images.filter(({ complete }) => !complete).length + fonts;
    const { scrollHeight } = document.documentElement;
    const files = performance.getEntriesByType('resource').length;
    return `${document.body.innerHTML.length} ${scrollHeight} ${files} ${pending}`;
  };
  let last = state();
  // Looks are counted instead of time, which passes as well while the page is held up.
  for (let looks = 0; looks < quiet / 50; looks += 1) {
    await Promise.all([new Promise((resolve) => setTimeout(resolve, 50)), frame()]);
    const now = state();
    if (now !== last || !now.endsWith(' 0')) looks = -1;
    last = now;
  }
  await document.fonts.ready;
}

/** Waits until a page of the documentation has drawn all its examples. */
export async function bringDocumentToRest(page: Page): Promise<void> {
  await page.waitForFunction(areStoriesDrawn);
  await page.evaluate(comeToRest, QUIET);
}

/** Opens a story in its own window size, plays it, and checks it with axe. Fails with all problems found. */
export async function playStory(page: Page, { id }: { id: string }): Promise<void> {
  expect(await findProblems(page, id), `${id}: it plays well, and axe finds nothing`).toEqual([]);
}

/** Waits until a story that has played is at rest, in a window as large as its picture. */
export async function bringToRest(page: Page, { title }: { title: string }): Promise<void> {
  await page.evaluate(holdStill, STILL);
  await page.evaluate(comeToRest, QUIET);
  // A screen of the mobile site is shown whole, its bottom bar at the bottom.
  const size = page.viewportSize();
  if (!size || !title.startsWith('Mobile/')) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
  await page.evaluate(comeToRest, QUIET);
}
