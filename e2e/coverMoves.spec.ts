import type { Page } from '@playwright/test';
import { courseLink } from './support/links.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

// When a card is pressed, its cover moves to its place on the next page, if that page can be drawn at once.

/** The view transitions of a page, each as the pseudo-elements that it animates. */
type Moves = string[][];

declare global {
  interface Window {
    moves?: Moves;
  }
}

/** Records the view transitions from now on; `slowness` is the factor by which they take longer than usual. */
const watchMoves = (page: Page, slowness = 1) =>
  page.addInitScript((times) => {
    const moves: Moves = [];
    window.moves = moves;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      const parts: string[] = [];
      moves.push(parts);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          if (!(animation.effect instanceof KeyframeEffect)) continue;
          const { pseudoElement } = animation.effect;
          if (!pseudoElement?.startsWith('::view-transition')) continue;
          // React excludes the page itself from the transition by animations of zero duration.
          if (animation.effect.getComputedTiming().duration === 0) continue;
          parts.push(pseudoElement.replace(/\(.*/, ''));
          animation.updatePlaybackRate(1 / times);
        }
      });
      return transition;
    };
  }, slowness);

const movesOf = (page: Page) => page.evaluate(() => window.moves);

/** Opens the list of courses and focuses the first one, so that its page is preloaded before it is pressed. */
async function comeNear(page: Page, address: string) {
  await page.goto(address);
  const card = courseLink(page).first();
  await card.scrollIntoViewIfNeeded();
  // A list that is still loading may be replaced, and the focused card with it.
  await atRest(page);
  const answered = page.waitForResponse(/\/course\/\d+$/);
  await card.focus();
  await (await answered).finished();
  await atRest(page);
  return card;
}

async function openLessons(page: Page) {
  await page.getByRole('tab', { name: /目录/ }).click();
  await expect(page.getByRole('tabpanel', { name: /目录/ })).toBeVisible();
}

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the cover of a pressed card moves to its page, and nothing else moves', async ({
    page,
  }, info) => {
    await watchMoves(page);
    const card = await comeNear(page, inApp(info, '/courses'));
    await card.click();
    await expect(page.getByRole('region', { name: '课程信息' })).toBeVisible();
    await expect
      .poll(() => movesOf(page))
      .toEqual([expect.arrayContaining(['::view-transition-group'])]);
    const [parts = []] = (await movesOf(page)) ?? [];
    expect(parts.filter((part) => part === '::view-transition-group')).toHaveLength(1);

    await openLessons(page);
    await page.goBack();
    await expect(courseLink(page).first()).toBeVisible();
    expect(await movesOf(page), 'no other way moves anything').toHaveLength(1);
  });

  test('what is pressed while a cover moves happens', async ({ page }, info) => {
    await watchMoves(page, 4);
    const card = await comeNear(page, inApp(info, '/courses'));
    await card.click();
    await expect.poll(() => movesOf(page)).toHaveLength(1);
    await openLessons(page);
  });
});

test('nothing moves for who wants no movement', async ({ page }, info) => {
  await watchMoves(page);
  const card = await comeNear(page, inApp(info, '/courses'));
  await card.click();
  await expect(page.getByRole('region', { name: '课程信息' })).toBeVisible();
  expect(await movesOf(page)).toEqual([]);
});
