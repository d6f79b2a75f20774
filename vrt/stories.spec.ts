import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import {
  FORCED,
  looksOf,
  staleBaselines,
  testedStories,
  themes,
  twinBaselines,
} from './baselines.mjs';
import { bringToRest, playStory } from './openStory.ts';
import { isUnchanged, SHOT } from './pictures.ts';
import { expect, test } from './shared.ts';

/** Whether only stories with pictures are wanted, to compare or to accept these. */
const isPicturesOnly = process.env['QINGHE_STORIES'] === 'pictured';

/** Files of stories that are wanted alone. */
const wantedFiles: readonly string[] | null = JSON.parse(
  process.env['QINGHE_STORY_FILES'] ?? 'null',
);

/** Stories that are wanted alone. */
const wantedIds: readonly string[] | null = JSON.parse(process.env['QINGHE_STORY_IDS'] ?? 'null');

/** A folder that gets the pictures instead of their being compared. */
const shots = process.env['QINGHE_SHOTS'];

/** Whether this machine has the browser that the baselines were drawn by. */
const hasPixels = process.env['QINGHE_PIXELS'] !== 'none';

/** How many pixels every button is to be wider than it is, to see whether that is noticed. */
const wider = Number(process.env['QINGHE_VRT_WIDER'] ?? 0);

/** Adds to the padding of the buttons. Runs in the page. */
function widen(pixels: number) {
  for (const button of document.querySelectorAll<HTMLElement>('main button, main a')) {
    const padding = Number.parseFloat(getComputedStyle(button).paddingLeft);
    button.style.paddingLeft = `${padding + pixels}px`;
  }
}

/** Puts a look on, a theme or the system's own colours over the light one, and waits for a frame of it. */
async function wear(page: Page, look: string) {
  await page.emulateMedia({ forcedColors: look === FORCED ? 'active' : 'none' });
  await page.evaluate(
    (name) => {
      document.documentElement.dataset['theme'] = name;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    look === FORCED ? 'light' : look,
  );
}

/** Whether a picture differs from its baseline by no more than the comparison lets pass. */
function isWithinTolerance(picture: Buffer, name: string): boolean {
  try {
    expect(picture).toMatchSnapshot(name, { threshold: 0, maxDiffPixels: 5 });
    return true;
  } catch {
    return false;
  }
}

/** Compares how the shown story looks in each of its looks with its baselines. */
async function compare(page: Page, story: { id: string; title: string }, info: TestInfo) {
  await bringToRest(page, story);
  if (wider > 0) await page.evaluate(widen, wider);
  // The last theme first, so that the first is drawn anew as well: a layer keeps the place in
  // parts of a pixel at which it was drawn first.
  for (const theme of themes.toReversed()) await wear(page, theme);
  for (const look of looksOf(story.title)) {
    await wear(page, look);
    const name = `${story.id}--${look}.png`;
    const baseline = info.snapshotPath(name, { kind: 'screenshot' });
    if (shots) {
      const picture = await page.screenshot({ ...SHOT, fullPage: true });
      // What the comparison would let pass is no change.
      const isLike = existsSync(baseline) && isWithinTolerance(picture, name);
      writeFileSync(path.join(shots, name), isLike ? readFileSync(baseline) : picture);
      continue;
    }
    if (await isUnchanged(page, baseline, { fullPage: true })) continue;
    await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
  }
  // The next story is played in the colours of the school.
  await page.emulateMedia({ forcedColors: 'none' });
}

// One visit of a story is for all that is asked of it: its play function, axe, the other theme and its pictures.
const stories = testedStories()
  .filter(({ isPictured }) => isPictured || !isPicturesOnly)
  .filter(({ file }) => wantedFiles?.includes(file) ?? true)
  .filter(({ id }) => wantedIds?.includes(id) ?? true);

for (const story of stories)
  test(
    `${story.title} / ${story.name}`,
    { annotation: { type: 'story', description: story.file } },
    async ({ window: page, see }, info) => {
      await playStory(page, story);
      if (story.isPictured && hasPixels) await compare(page, story, info);
      await see(story.file);
    },
  );

test('no two baselines show the same', () => {
  expect(twinBaselines()).toEqual([]);
});

test('every baseline belongs to a story', () => {
  expect(staleBaselines()).toEqual([]);
});
