import { expect, type Page } from '@playwright/test';

/** Window sizes by the names of `.storybook/preview.tsx`; a story without one gets `laptop`. */
const viewports: Record<string, { width: number; height: number }> = {
  phoneSmall: { width: 320, height: 640 },
  phone: { width: 375, height: 812 },
  phoneLarge: { width: 430, height: 932 },
  tablet: { width: 768, height: 1024 },
  turned: { width: 812, height: 375 },
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

/** The end of a story as Storybook tells it. */
interface Finish {
  storyId: string;
  status: 'success' | 'error';
  reporters: {
    status: string;
    result: {
      error?: Error;
      violations?: { id: string; help: string; nodes: { html: string }[] }[];
    };
  }[];
}

/** Opens Storybook at a small story in a theme, and loads the fonts by which a text is cut. */
export async function openStorybook(page: Page, theme = 'light') {
  await page.goto(
    `/iframe.html?viewMode=story&id=components-button--playground&globals=theme:${theme}`,
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

/** What a run of a story has found, in words. */
type Problems = string[];

/** Shows a story as the sidebar does, without a trace of the one before, and answers once it has played. Runs in the page. */
function play(storyId: string): Promise<Problems> {
  document.documentElement.dataset['theme'] = 'light';
  document.getElementById('still')?.remove();
  window.scrollTo(0, 0);
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const problems: Problems = [];
  const say = ({ message, stack }: Error) => problems.push(`${message}\n${stack}`);
  const listeners: Record<string, (payload: never) => void> = {
    storyMissing: () => problems.push('there is no such story'),
    storyErrored: say,
    storyThrewException: say,
    playFunctionThrewException: say,
    unhandledErrorsWhilePlaying: (errors: Error[]) => errors.forEach(say),
    // The story before is gone, this one is not there yet.
    storyRenderPhaseChanged({ newPhase }: { newPhase: string }) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      if (
        newPhase === 'loading' &&
        !document.getElementById('storybook-root')?.dispatchEvent(click)
      )
        problems.push('a story before this one has left a listener that undoes every click');
    },
  };
  return new Promise((resolve) => {
    function end({ storyId: id, status, reporters }: Finish) {
      if (id !== storyId) return;
      channel.off('storyFinished', end);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      for (const { result } of reporters.filter((report) => report.status === 'failed'))
        problems.push(
          ...(result.error ? [`axe failed: ${result.error.message}`] : []),
          ...(result.violations ?? []).map(
            ({ id: rule, help, nodes }) =>
              `axe: ${rule} (${help}): ${nodes.map(({ html }) => html).join(' ')}`,
          ),
        );
      if (status !== 'success' && problems.length === 0) problems.push(`it ended as ${status}`);
      resolve(problems);
    }
    channel.on('storyFinished', end);
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    // The story that Storybook was opened at is there already.
    const isShown = new URLSearchParams(location.search).get('id') === storyId;
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Looks at the shown story as the reader of the other theme does. Runs in the page. */
async function checkShown(): Promise<Problems> {
  const { checkOtherTheme } = await Reflect.get(window, '__QINGHE_CHECKS__')();
  return checkOtherTheme();
}

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

/** Whether all stories of the shown page are drawn: Storybook loads itself anew rather than leave one that is not. Runs in the page. */
function areStoriesDrawn(): boolean {
  const renders: { isPending?: () => boolean }[] =
    Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyRenders ?? [];
  return renders.every((render) => !render.isPending?.());
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
  let viewport = await page.evaluate(readViewport, id);
  if (!viewport) {
    await openStorybook(page);
    viewport = await page.evaluate(readViewport, id);
  }
  const size = viewports[viewport ?? ''];
  if (!size) throw new Error(`${id}: no viewport is called ${viewport}`);
  await page.setViewportSize(size);
  const problems = await page.evaluate(play, id);
  if (problems.length === 0) problems.push(...(await page.evaluate(checkShown)));
  expect(problems, `${id}: it plays well, and axe finds nothing`).toEqual([]);
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
