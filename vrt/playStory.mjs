/** Window sizes by the names of `.storybook/preview.tsx`; a story without one gets `laptop`. @type {Record<string, { width: number, height: number }>} */
const viewports = {
  phoneSmall: { width: 320, height: 640 },
  phone: { width: 375, height: 812 },
  phoneLarge: { width: 430, height: 932 },
  tablet: { width: 768, height: 1024 },
  belowTablet: { width: 767, height: 900 },
  turned: { width: 812, height: 375 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1920, height: 1080 },
};

/** Whether all stories of the shown page are drawn: Storybook reloads itself if one is left before that. Runs in the page. */
export function areStoriesDrawn() {
  /** @type {{ isPending?: () => boolean }[]} */
  const renders = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyRenders ?? [];
  return renders.every((render) => !render.isPending?.());
}

/**
 * Opens Storybook at a small story in a theme, and loads the fonts that decide where a text is cut.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function openStorybook(page, theme = 'light') {
  await page.goto(
    `/iframe.html?viewMode=story&id=components-button--playground&globals=theme:${theme}`,
  );
  await page.getByRole('button').first().waitFor();
  await page.waitForFunction(areStoriesDrawn);
  await page.evaluate(async () => {
    const families = new Set([...document.fonts].map(({ family }) => family));
    await Promise.all([...families].map((family) => document.fonts.load(`16px ${family}`, 'a')));
  });
}

/** Poses as Storybook's test runner, for which every animation ends at once instead of being waited for. Runs in the page. */
export function actAsTestRunner() {
  const { userAgent } = navigator;
  Object.defineProperty(navigator, 'userAgent', {
    value: `${userAgent} StorybookTestRunner`,
    configurable: true,
  });
}

/**
 * Returns the name of a story's viewport; null if no Storybook is open. Runs in the page.
 * @param {string} storyId @returns {Promise<string | null>}
 */
async function readViewport(storyId) {
  const store = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue;
  const story = await store?.loadStory({ storyId });
  return story ? (store.getStoryContext(story).globals.viewport?.value ?? 'laptop') : null;
}

/**
 * Storybook's report about a finished story.
 *
 * @typedef {object} Finish
 * @property {string} storyId
 * @property {'success' | 'error'} status
 * @property {{
 *   status: string,
 *   result: { error?: Error, violations?: { id: string, help: string, nodes: { html: string }[] }[] },
 * }[]} reporters
 */

/**
 * Opens a story as the sidebar does, without traces of the one before, and resolves once it has played. Runs in the page.
 *
 * @param {string} storyId
 * @returns {Promise<string[]>} Descriptions of the problems that were found.
 */
function play(storyId) {
  document.documentElement.dataset['theme'] = 'light';
  document.getElementById('still')?.remove();
  window.scrollTo(0, 0);
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  /** @type {string[]} */
  const problems = [];
  /** @param {Error} error */
  const say = ({ message, stack }) => problems.push(`${message}\n${stack}`);
  /** @type {Record<string, (payload: never) => void>} */
  const listeners = {
    storyMissing: () => problems.push('there is no such story'),
    storyErrored: say,
    storyThrewException: say,
    playFunctionThrewException: say,
    unhandledErrorsWhilePlaying: (/** @type {Error[]} */ errors) => errors.forEach(say),
    // The story before has been removed, and this one is not rendered yet.
    storyRenderPhaseChanged(/** @type {{ newPhase: string }} */ { newPhase }) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      if (
        newPhase === 'loading' &&
        !document.getElementById('storybook-root')?.dispatchEvent(click)
      )
        problems.push('a story before this one has left a listener that undoes every click');
    },
  };
  return new Promise((resolve) => {
    /** @param {Finish} finish */
    function end({ storyId: id, status, reporters }) {
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
    // The story that Storybook was opened with is already shown.
    const isShown = new URLSearchParams(location.search).get('id') === storyId;
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Checks the contrast of the shown story in the other theme. Runs in the page. @returns {Promise<string[]>} */
async function checkShown() {
  const { checkOtherTheme } = await Reflect.get(window, '__QINGHE_CHECKS__')();
  return checkOtherTheme();
}

/**
 * Opens a story in its own window size, plays it, and checks it with axe, and its contrast in the other theme.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @returns {Promise<string[]>} Descriptions of the problems that were found.
 */
export async function findProblems(page, id) {
  let viewport = await page.evaluate(readViewport, id);
  if (!viewport) {
    await openStorybook(page);
    viewport = await page.evaluate(readViewport, id);
  }
  const size = viewports[viewport ?? ''];
  if (!size) throw new Error(`${id}: no viewport is called ${viewport}`);
  await page.setViewportSize(size);
  const problems = await page.evaluate(play, id);
  return problems.length > 0 ? problems : page.evaluate(checkShown);
}
