import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

// All other tests run with reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Returns the endless animations: the properties that each changes, and whether it is in view. */
const movements = () =>
  document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Infinity)
      return [];
    const { top = Infinity, bottom = 0 } = effect.target?.getBoundingClientRect() ?? {};
    return effect.getKeyframes().map((frame) => ({
      changes: Object.keys(frame).filter(
        (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
      ),
      isSeen: top < window.innerHeight && bottom > 0,
    }));
  });

test('a page at rest moves nothing out of sight, though parts of it have yet to come', async ({
  page,
}, info) => {
  await page.goto(inApp(info, '/'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The parts below come with the first scrolling, and ask for their data when they come near.
  await page.evaluate(() => window.scrollBy(0, 1));
  await atRest(page);
  const waiting = page.locator('[aria-busy=true]').last();
  await expect(waiting).toBeAttached();
  await expect.poll(() => page.evaluate(movements)).toEqual([]);
});

test('what is on its way moves without work for the page', async ({ page }, info) => {
  await page.route('**/api/v2/courses*', () => undefined);
  await page.goto(inApp(info, '/courses'));
  await expect(page.getByRole('status').filter({ hasText: '加载中' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(movements))
    .toContainEqual({ changes: ['transform'], isSeen: true });
  for (const { changes, isSeen } of await page.evaluate(movements)) {
    expect(changes.every((name) => name === 'transform' || name === 'opacity')).toBe(true);
    expect(isSeen).toBe(true);
  }
});
