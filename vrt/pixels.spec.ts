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

for (const story of picturedStories())
  test(`${story.title} / ${story.name}`, async ({ window: page }) => {
    await openStory(page, story);
    if (wider > 0) await page.evaluate(widen, wider);
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expect.soft(page).toHaveScreenshot(`${story.id}--${theme}.png`, { fullPage: true });
    }
  });

test('every baseline belongs to a story', () => {
  expect(staleBaselines()).toEqual([]);
});
