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

/** How long nothing may change before a page counts as at rest, in milliseconds. */
const QUIET = 300;

/**
 * A colour on its way from one theme to the other is nobody's design, what is out of view is part
 * of the picture, and the word that comes after 5 s of loading is not.
 */
const STILL = `*, *::before, *::after { transition: none !important; }
* { content-visibility: visible !important; }
[role='status'][aria-busy='true'] > p { display: none !important; }`;

/** Opens Storybook at a small story, and loads the fonts by which a text is cut. */
async function openStorybook(page: Page) {
  await page.goto(
    '/iframe.html?viewMode=story&globals=a11y.manual:!true&id=components-button--playground',
  );
  await page.getByRole('button').first().waitFor();
  await page.evaluate(async () => {
    const families = new Set([...document.fonts].map(({ family }) => family));
    await Promise.all([...families].map((family) => document.fonts.load(`16px ${family}`, 'a')));
  });
}

/** The window that a story wants; null where no Storybook is open. Runs in the page. */
async function readViewport(storyId: string): Promise<string | null> {
  const store = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue;
  const story = await store?.loadStory({ storyId });
  return story ? (store.getStoryContext(story).globals.viewport?.value ?? 'laptop') : null;
}

/** Shows a story as the sidebar does, without a trace of the one before. Runs in the page. */
function choose(storyId: string) {
  document.documentElement.dataset['theme'] = 'light';
  document.getElementById('still')?.remove();
  window.scrollTo(0, 0);
  Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
    storyId,
    viewMode: 'story',
  });
}

/** How far the shown story is. Runs in the page. */
function readPhase(storyId: string): string | null {
  const render = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender;
  return render?.id === storyId ? render.phase : null;
}

/** Shows a story and waits until its play function has ended well. */
async function show(page: Page, storyId: string) {
  await page.evaluate(choose, storyId);
  let phase: string | null = null;
  await expect(async () => {
    phase = await page.evaluate(readPhase, storyId);
    expect(['finished', 'errored', 'aborted']).toContain(phase);
  }).toPass({ timeout: 45_000, intervals: [50, 100, 200] });
  expect(phase, `${storyId}: the story and its play function ended well`).toBe('finished');
}

/** Runs in the page. */
function holdStill(rules: string) {
  const style = document.createElement('style');
  style.id = 'still';
  style.textContent = rules;
  document.head.append(style);
}

/** Waits until neither the document nor its files have changed for a while. Runs in the page. */
async function comeToRest(quiet: number) {
  // A list that draws only what is in view hears of a new window with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const image of document.images) image.loading = 'eager';
  // The bars that stick to the window belong at the ends of the picture.
  window.scrollTo(0, 0);
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
  let viewport = await page.evaluate(readViewport, id);
  if (!viewport) {
    await openStorybook(page);
    viewport = await page.evaluate(readViewport, id);
  }
  const size = viewports[viewport ?? ''];
  if (!size) throw new Error(`${id}: no viewport is called ${viewport}`);
  await page.setViewportSize(size);
  await show(page, id);
  await page.evaluate(holdStill, STILL);
  await page.evaluate(comeToRest, QUIET);
  // A screen of the mobile site is shown whole, its bottom bar at the bottom.
  if (!title.startsWith('Mobile/')) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
  await page.evaluate(comeToRest, QUIET);
}
