import { expect, type Page } from '@playwright/test';
import { areStoriesDrawn, findProblems } from './playStory.mjs';

/** How long nothing may change before a page counts as at rest, in milliseconds. */
const QUIET = 300;

/**
 * A colour on its way from one theme to the other is nobody's design, what is out of view is part
 * of the picture, and the word that comes after 5 s of loading is not, nor is a caret that blinks: a
 * system that chooses the colours knows no transparent one.
 */
const STILL = `*, *::before, *::after { transition: none !important; caret-color: transparent !important; }
@media (forced-colors: active) { * { caret-color: Field !important; } }
* { content-visibility: visible !important; }
[role='status'][aria-busy='true'] > p { display: none !important; }`;

/** Lets no colour move, and animations be held by the screenshot alone. Runs in the page. */
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
  // A list that draws only what is in view hears of a new window with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // The bars that stick to the window belong at the ends of the picture.
  window.scrollTo(0, 0);
  const state = () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const pending = images.filter(({ complete }) => !complete).length;
    const { scrollHeight } = document.documentElement;
    const files = performance.getEntriesByType('resource').length;
    return `${document.body.innerHTML.length} ${scrollHeight} ${files} ${pending}`;
  };
  let last = state();
  let since = performance.now();
  while (performance.now() - since < quiet) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = state();
    if (now !== last || !now.endsWith(' 0')) since = performance.now();
    last = now;
  }
  await document.fonts.ready;
}

/** Waits until a page of the documentation has drawn all its examples. */
export async function bringDocumentToRest(page: Page): Promise<void> {
  await page.waitForFunction(areStoriesDrawn);
  await page.evaluate(comeToRest, QUIET);
}

/**
 * Opens a story in the window it is made for, plays it, and looks for what a user could not use. Fails with all that was
 * found.
 */
export async function playStory(page: Page, { id }: { id: string }): Promise<void> {
  expect(await findProblems(page, id), `${id}: it plays well, and axe finds nothing`).toEqual([]);
}

/** Brings a story that has played to rest, as large as its picture is to be. */
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
