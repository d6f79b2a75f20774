import { picturedStories, staleBaselines, themes } from './baselines.mjs';
import { openStory } from './openStory.ts';
import { expect, test } from './shared.ts';

for (const story of picturedStories())
  test(`${story.title} / ${story.name}`, async ({ window: page }) => {
    await openStory(page, story);
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
