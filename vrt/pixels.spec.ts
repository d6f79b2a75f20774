import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { picturedStories, staleBaselines, themes } from './baselines.mjs';
import { openStory } from './openStory.ts';
import { expect, test } from './shared.ts';

/** How many pixels every button is to be wider than it is, to see whether that is noticed. */
const wider = Number(process.env['QINGHE_VRT_WIDER'] ?? 0);

/** Adds to the padding of the buttons. Runs in the page. */
function widen(pixels: number) {
  for (const button of document.querySelectorAll<HTMLElement>('main button, main a')) {
    const padding = Number.parseFloat(getComputedStyle(button).paddingLeft);
    button.style.paddingLeft = `${padding + pixels}px`;
  }
}

/** Puts a theme on and waits for a frame of it. */
async function wear(page: Page, theme: string) {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

/** Whether the page looks like a baseline to the byte, which spares the comparison of pixels. */
async function isUnchanged(page: Page, baseline: string): Promise<boolean> {
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
  return existsSync(baseline) && picture.equals(readFileSync(baseline));
}

for (const story of picturedStories())
  test(`${story.title} / ${story.name}`, async ({ window: page }, info) => {
    await openStory(page, story);
    if (wider > 0) await page.evaluate(widen, wider);
    // The last theme first, so that the first is drawn anew as well: a layer keeps the place in
    // parts of a pixel at which it was drawn first.
    for (const theme of themes.toReversed()) await wear(page, theme);
    for (const theme of themes) {
      await wear(page, theme);
      const name = `${story.id}--${theme}.png`;
      if (await isUnchanged(page, info.snapshotPath(name, { kind: 'screenshot' }))) continue;
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
    }
  });

test('every baseline belongs to a story', () => {
  expect(staleBaselines()).toEqual([]);
});
