import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from '@playwright/test';
import { documentPages, entryIds } from './baselines.mjs';
import { examinePage } from './examinePage.ts';
import { bringDocumentToRest } from './openStory.ts';
import { openStorybook } from './playStory.mjs';
import { expect, test } from './shared.ts';

const built = fileURLToPath(new URL('../storybook-static', import.meta.url));
const ids = entryIds();

/** Address of the demo school that runs along with Storybook. */
const SCHOOL = 'http://127.0.0.1:4310/';

/** Whether a link has a target; those to other sites are accepted, since there is no network. */
async function resolves(href: string, page: Page): Promise<boolean> {
  if (href.startsWith(SCHOOL) || /^(https:|mailto:|tel:)/.test(href)) return true;
  const { pathname, searchParams, hash } = new URL(href, 'http://storybook/');
  const at = searchParams.get('path') ?? '';
  const id = /^\/(?:docs|story)\/(.+)$/.exec(at)?.[1] ?? searchParams.get('id');
  if (id) return ids.has(id);
  if (pathname !== '/') return existsSync(path.join(built, decodeURIComponent(pathname)));
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor !== '' && (await page.locator(`[id="${anchor}"]`).count()) > 0;
}

/**
 * Opens a documentation page as the sidebar does; resolves once it is drawn, to null or the message of an error. Runs in the
 * page.
 */
function show(id: string): Promise<string | null> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const end = (result: string | null) => {
      channel.off('docsRendered', drawn);
      channel.off('storyThrewException', threw);
      resolve(result);
    };
    const drawn = (shown: string) => shown === id && end(null);
    const threw = ({ message }: Error) => end(message);
    channel.on('docsRendered', drawn);
    channel.on('storyThrewException', threw);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

/** Window size in which the documentation is read. */
const WINDOW = { width: 1280, height: 900 };

/** Returns the theme chosen in the toolbar; null if no Storybook is open. Runs in the page. */
function readTheme(): string | null {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  return preview?.storyStoreValue?.userGlobals.get().theme ?? null;
}

async function openPage(page: Page, id: string, theme = 'light'): Promise<string[]> {
  await page.setViewportSize(WINDOW);
  if ((await page.evaluate(readTheme)) !== theme) await openStorybook(page, theme);
  const thrown = await page.evaluate(show, id);
  await bringDocumentToRest(page);
  return thrown === null ? [] : [`it throws: ${thrown}`];
}

/** Runs an action on a page; returns the problems that it finds, and the page's errors meanwhile. */
async function listen(page: Page, act: () => Promise<string[]>): Promise<string[]> {
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(`error: ${message}`);
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onMessage);
  try {
    return [...(await act()), ...errors];
  } finally {
    page.off('pageerror', onError);
    page.off('console', onMessage);
  }
}

/** Waits until the first anatomy whose example is in an iframe has found its parts there, or until the wait times out. */
async function drawFramed(page: Page) {
  const framed = page.locator('[data-anatomy-missing]:has(iframe)');
  if ((await framed.count()) === 0) return;
  await framed.first().scrollIntoViewIfNeeded();
  await framed
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => null);
}

/** Returns descriptions of the problems that a reader of the page would meet. */
async function examine(page: Page): Promise<string[]> {
  await drawFramed(page);
  const { overlays, broken, raw, tooWide, lostPictures, links, unmarked, vague } =
    await page.evaluate(examinePage);
  const lost: string[] = [];
  for (const href of links) if (!(await resolves(href, page))) lost.push(`leads nowhere: ${href}`);
  return [
    ...overlays.map((what) => `stands open over the page: ${what}`),
    ...(broken.length > 0 ? [`broken words: ${broken.join(', ')}`] : []),
    ...raw.map((what) => `written for other fonts or for Markdown: ${what}`),
    ...(tooWide > 0 ? [`${tooWide} px wider than the window`] : []),
    ...unmarked.map((what) => `without a mark: ${what}`),
    ...vague.map((what) => `a prop that is not explained: ${what}`),
    ...lostPictures.map((src) => `a picture that is not there: ${src}`),
    ...lost,
  ];
}

for (const { id, isWritten } of documentPages())
  test(`${id} can be read${isWritten ? '' : ' @nightly'}`, async ({ window: page }) => {
    const found = await listen(page, async () => [
      ...(await openPage(page, id)),
      ...(await examine(page)),
    ]);
    expect(found).toEqual([]);
  });

/** Returns what axe finds in the prose of the shown page. Examples are checked as stories, one at a time. */
async function runAxe(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include('#storybook-docs')
    .exclude('.sb-story')
    .exclude('[data-example]');
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`,
    ),
  );
}

for (const theme of ['light', 'dark'])
  for (const { id } of documentPages())
    test(`${id} is clean for axe, ${theme} @nightly`, async ({ window: page }) => {
      await openPage(page, id, theme);
      expect(await runAxe(page, theme === 'dark' ? ['color-contrast'] : undefined)).toEqual([]);
    });

/** Returns the lightness of the background behind an element, from 0 to 1. Runs in the page. */
function lightnessBehind(element: Element): number {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const [r = 0, g = 0, b = 0, alpha = 1] =
      getComputedStyle(at)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    if (alpha > 0) return Math.max(r, g, b) / 255;
  }
  return 1;
}

for (const theme of ['dark', 'light']) {
  test(`a frame wears the ${theme} theme of the toolbar`, async ({ window: page }) => {
    await openPage(page, 'components-backtotop--docs', theme);
    const framed = page.frameLocator('#storybook-docs iframe').first();
    await framed.locator('html[data-theme]').waitFor();
    await expect(framed.locator('html')).toHaveAttribute('data-theme', theme);
  });

  test(`a page, its prose and its examples wear the ${theme} theme of the toolbar`, async ({
    window: page,
  }) => {
    const expectTheme = (selector: string) =>
      expect
        .poll(
          async () => (await page.locator(selector).first().evaluate(lightnessBehind)) > 0.5,
          selector,
        )
        .toBe(theme === 'light');
    await openPage(page, 'components-button--docs', theme);
    for (const part of ['#storybook-docs h1', '.sb-story', '.docblock-source'])
      await expectTheme(part);
    // Code in the prose.
    await openPage(page, 'foundations-theming--docs', theme);
    await expectTheme('.docblock-source');
  });
}

test('a story of a phone is framed as wide as a phone, and plays well there', async ({
  window: page,
}) => {
  const found = await listen(page, async () => {
    // Loads Storybook anew, since the page may be shown already.
    await openStorybook(page);
    const problems = await openPage(page, 'components-dialog--docs');
    const frame = page.locator('[id="iframe--components-dialog--confirm-on-phone"]');
    const framed = frame.contentFrame();
    await framed.getByRole('button', { name: '取消' }).waitFor();
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(375);
    const edges = await framed.getByRole('button', { name: '解除绑定' }).boundingBox();
    expect(edges?.height).toBeGreaterThanOrEqual(44);
    return problems;
  });
  expect(found).toEqual([]);
});
