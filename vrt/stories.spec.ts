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

/** Whether only stories with pictures are run, to compare or to accept the pictures. */
const isPicturesOnly = process.env['QINGHE_STORIES'] === 'pictured';

/** Files of the only stories to run; null for all. */
const wantedFiles: readonly string[] | null = JSON.parse(
  process.env['QINGHE_STORY_FILES'] ?? 'null',
);

/** IDs of the only stories to run; null for all. */
const wantedIds: readonly string[] | null = JSON.parse(process.env['QINGHE_STORY_IDS'] ?? 'null');

/** Folder to which the pictures are written instead of being compared. */
const shots = process.env['QINGHE_SHOTS'];

/** Whether this machine has the browser with which the baselines were drawn. */
const hasPixels = process.env['QINGHE_PIXELS'] !== 'none';

/** By how many pixels every button is made wider, to see whether the comparison notices it. */
const wider = Number(process.env['QINGHE_VRT_WIDER'] ?? 0);

/** Adds to the padding of the buttons. Runs in the page. */
function widen(pixels: number) {
  for (const button of document.querySelectorAll<HTMLElement>('main button, main a')) {
    const padding = Number.parseFloat(getComputedStyle(button).paddingLeft);
    button.style.paddingLeft = `${padding + pixels}px`;
  }
}

/** Applies a look (a theme, or forced colours over the light theme), and waits until it is drawn. */
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

/** Whether a picture differs from its baseline by no more than the comparison tolerates. */
function isWithinTolerance(picture: Buffer, name: string): boolean {
  try {
    expect(picture).toMatchSnapshot(name, { threshold: 0, maxDiffPixels: 5 });
    return true;
  } catch {
    return false;
  }
}

/** Compares the shown story in each of its looks with the baselines. */
async function compare(page: Page, story: { id: string; title: string }, info: TestInfo) {
  await bringToRest(page, story);
  if (wider > 0) await page.evaluate(widen, wider);
  // Applies the last theme first, so that the first is redrawn as well: a layer keeps the subpixel position at which it was first
  // drawn.
  for (const theme of themes.toReversed()) await wear(page, theme);
  for (const look of looksOf(story.title)) {
    await wear(page, look);
    const name = `${story.id}--${look}.png`;
    const baseline = info.snapshotPath(name, { kind: 'screenshot' });
    if (shots) {
      // A difference that the comparison tolerates is no change.
      const isLike = (picture: Buffer) => existsSync(baseline) && isWithinTolerance(picture, name);
      let picture = await page.screenshot({ ...SHOT, fullPage: true });
      if (!isLike(picture)) {
        // Taken again, as `toHaveScreenshot` does: a page may just have asked once more for what it could not load.
        await bringToRest(page, story);
        picture = await page.screenshot({ ...SHOT, fullPage: true });
      }
      writeFileSync(path.join(shots, name), isLike(picture) ? readFileSync(baseline) : picture);
      continue;
    }
    if (await isUnchanged(page, baseline, { fullPage: true })) continue;
    await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
  }
  // The next story is played without forced colours.
  await page.emulateMedia({ forcedColors: 'none' });
}

// Each story is opened once for all of its checks: its play function, axe, the other theme and its pictures.
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
