import type { Page } from '@playwright/test';
import { playStory } from './openStory.ts';
import { openStorybook } from './playStory.mjs';
import { expect, test } from './shared.ts';

/** Shows a story in forced colours, where the system chooses all colours. */
async function show(page: Page, id: string, scheme: 'light' | 'dark' = 'light') {
  await openStorybook(page);
  await playStory(page, { id });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
}

test.afterEach(async ({ window: page }) => {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
});

/** Returns the background colour at an element, without its alpha: that of the nearest ancestor with one. Runs in the page. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!/^rgba.*, 0\)$/.test(colour)) return (colour.match(/\d+/g) ?? []).slice(0, 3).join(' ');
  }
  return 'none';
}

const ground = (page: Page, selector: string) => page.locator(selector).first().evaluate(groundOf);

/** Whether an element has an outline or border that can be seen on its background. Runs in the page. */
function isOutlined(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor, borderTopWidth, borderTopColor } =
    getComputedStyle(element);
  const behind = element.parentElement ? getComputedStyle(element.parentElement) : null;
  const isSeen = (colour: string) =>
    !/^rgba.*, 0\)$/.test(colour) && colour !== behind?.backgroundColor;
  return (
    (outlineStyle === 'solid' && Number.parseFloat(outlineWidth) > 0 && isSeen(outlineColor)) ||
    (Number.parseFloat(borderTopWidth) > 0 && isSeen(borderTopColor))
  );
}

for (const scheme of ['light', 'dark'] as const)
  test(`a bar of progress has an end and a share, ${scheme} system`, async ({ window: page }) => {
    await show(page, 'components-progress-states--all-states', scheme);
    const bar = page.getByRole('progressbar', { name: 'bar brand 31' });
    expect(await bar.evaluate(isOutlined)).toBe(true);
    expect(await bar.locator('span').evaluate(groundOf)).not.toBe(await bar.evaluate(groundOf));
  });

/**
 * Returns whether text and background differ in colour, and whether the system draws a plate of its own below the text. Runs in
 * the page.
 */
function wordsOf(element: Element) {
  const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
  return { isSeen: color !== backgroundColor, hasPlate: forcedColorAdjust !== 'none' };
}

for (const [what, id, selector] of [
  ['a chosen chip', 'components-chip-states--all-states', '[aria-pressed="true"]'],
  ['a main button', 'components-button-states--all-states', '#storybook-root button'],
] as const)
  test(`the words of ${what} can be read`, async ({ window: page }) => {
    await show(page, id);
    const words = await page.locator(selector).first().evaluate(wordsOf);
    expect(words).toEqual({ isSeen: true, hasPlate: false });
  });

test('what was watched of a lesson stands out of its bar', async ({ window: page }) => {
  await show(page, 'patterns-watchedbar-states--all-states');
  const bar = page
    .locator('[role="img"]')
    .filter({ has: page.locator('span') })
    .first();
  expect(await bar.evaluate(isOutlined)).toBe(true);
  expect(await bar.locator('span').first().evaluate(groundOf)).not.toBe(
    await bar.evaluate(groundOf),
  );
});

test('a chosen chip is told from the others', async ({ window: page }) => {
  await show(page, 'components-chip-states--all-states');
  expect(await ground(page, '[aria-pressed="true"]')).not.toBe(
    await ground(page, '[aria-pressed="false"]'),
  );
});

for (const site of ['desktop', 'mobile'])
  test(`the order that is chosen is told from the other, ${site}`, async ({ window: page }) => {
    await show(page, `${site}-study-centre--default`);
    const orders = page.getByRole('group', { name: '排序' });
    const lineOf = (name: string) =>
      orders
        .getByRole('link', { name })
        .evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await lineOf('最近学习')).toBe('underline');
    expect(await lineOf('学习进度')).toBe('none');
  });

test('the edge of a small button keeps clear of what stands beside it', async ({
  window: page,
}) => {
  await show(page, 'mobile-study-centre--default');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^课时进度：/ }) })
    .first();
  const edge = await row.getByRole('button').boundingBox();
  const words = await row.getByText(/^已学 \d+%$/).boundingBox();
  expect(edge?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) + 8);
});

test('a switch that is on does not look off', async ({ window: page }) => {
  await show(page, 'patterns-player--playground');
  const knob = page.getByRole('switch').first();
  const track = knob.locator('span').last();
  const look = () => track.evaluate(groundOf);
  const before = await look();
  await knob.evaluate((element: HTMLElement) => element.click());
  await expect.poll(look).not.toBe(before);
  expect(await track.evaluate(isOutlined)).toBe(true);
});

test('the bar of the player shows how far the lesson is', async ({ window: page }) => {
  await show(page, 'patterns-player--playground');
  const rail = page.getByRole('slider', { name: '播放进度' }).locator('div').first();
  expect(await rail.evaluate(isOutlined)).toBe(true);
  expect(await rail.locator('i').last().evaluate(groundOf)).not.toBe(await rail.evaluate(groundOf));
});

for (const scheme of ['light', 'dark'] as const)
  test(`the wordmark stands on the ground it is drawn for, ${scheme} system`, async ({
    window: page,
  }) => {
    await show(page, 'components-logo-states--all-states', scheme);
    const grounds = await page
      .locator('img[alt="青禾学堂"]')
      .evaluateAll((images) =>
        images
          .filter((image) => image.getClientRects().length > 0)
          .map((image) => getComputedStyle(image).backgroundColor),
      );
    // Light below the dark letters, deep green below the white ones.
    expect(grounds).toEqual(['rgb(250, 250, 247)', 'rgb(6, 60, 37)']);
  });
