import { expect, type Page } from '@playwright/test';

/** Window sizes by the names of `.storybook/preview.tsx`; a story without one gets `laptop`. */
const viewports: Record<string, { width: number; height: number }> = {
  phoneSmall: { width: 320, height: 640 },
  phone: { width: 375, height: 812 },
  phoneLarge: { width: 430, height: 932 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1920, height: 1080 },
};

const DEFAULT = { width: 1280, height: 800 };

/** How long nothing may change before a page counts as at rest, in milliseconds. */
const QUIET = 300;

/**
 * A colour on its way from one theme to the other is nobody's design, what is out of view is part
 * of the picture, and the word that comes after 5 s of loading is not.
 */
const STILL = `*, *::before, *::after { transition: none !important; }
* { content-visibility: visible !important; }
[role='status'][aria-busy='true'] > p { display: none !important; }`;

/** What Storybook's preview tells of the story it shows. */
interface ShownStory {
  phase: string | null;
  viewport: string | null;
}

/** Runs in the page. */
function readStory(): ShownStory {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render = preview?.currentRender;
  const story = render?.story;
  const context = story && preview.storyStoreValue.getStoryContext(story);
  return { phase: render?.phase ?? null, viewport: context?.globals.viewport?.value ?? null };
}

/** The window that a story wants, as far as the page that is open knows Storybook. Runs in the page. */
async function readViewport(storyId: string): Promise<string | null> {
  const store = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue;
  const story = await store?.loadStory({ storyId });
  return story ? (store.getStoryContext(story).globals.viewport?.value ?? 'laptop') : null;
}

/** Opens a story and waits until its play function has ended. */
async function show(page: Page, storyId: string): Promise<ShownStory> {
  const globals = 'a11y.manual:!true';
  await page.goto(`/iframe.html?viewMode=story&globals=${globals}&id=${storyId}`);
  let shown: ShownStory = { phase: null, viewport: null };
  await expect(async () => {
    shown = await page.evaluate(readStory);
    expect(['finished', 'errored', 'aborted']).toContain(shown.phase);
  }).toPass({ timeout: 45_000, intervals: [50, 100, 200] });
  return shown;
}

/** Waits until neither the document nor its files have changed for a while. Runs in the page. */
async function comeToRest(quiet: number) {
  // A list that draws only what is in view hears of a new window with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const image of document.images) image.loading = 'eager';
  const state = () => {
    const pending = [...document.images].filter(({ complete }) => !complete).length;
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

/** Opens a story in the window it is made for, and waits until it has come to rest. */
export async function openStory(page: Page, { id, title }: { id: string; title: string }) {
  const known = await page.evaluate(readViewport, id);
  const guess = known ?? (title.startsWith('Mobile/') ? 'phone' : 'laptop');
  await page.setViewportSize(viewports[guess] ?? DEFAULT);
  let shown = await show(page, id);
  const wanted = shown.viewport ?? 'laptop';
  if (wanted !== guess) {
    const size = viewports[wanted];
    if (!size) throw new Error(`${id}: no viewport is called ${wanted}`);
    await page.setViewportSize(size);
    shown = await show(page, id);
  }
  expect(shown.phase, `${id}: the story and its play function ended well`).toBe('finished');
  await page.addStyleTag({ content: STILL });
  await page.evaluate(comeToRest, QUIET);
  // A screen of the mobile site is shown whole, its bottom bar at the bottom.
  if (!title.startsWith('Mobile/')) return;
  const { width } = viewports[wanted] ?? DEFAULT;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(comeToRest, QUIET);
}
