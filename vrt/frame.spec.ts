import { expect, test, type Page } from '@playwright/test';

const toolbar = (page: Page) => page.getByTestId('sb-preview-toolbar');

/** Waits until Storybook is there with its preview: it takes seconds, and on a busy machine many. */
const isThere = (page: Page) => toolbar(page).getByRole('button', { name: 'Theme' }).waitFor();

/** Opens Storybook as its readers do, in a window of a laptop's size. */
async function open(page: Page, place: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/?path=/${place}`);
  await isThere(page);
}

const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const innerWidth = (page: Page) =>
  shown(page)
    .locator('html')
    .evaluate(() => window.innerWidth);

/** Returns by how many pixels the preview extends beyond the window. */
async function overhang(page: Page): Promise<number> {
  const box = await page.locator('#storybook-preview-iframe').boundingBox();
  return box ? Math.max(0, box.x + box.width - 1440) : Infinity;
}

test('a screen of 1920 is shown whole in a window of 1440, and can be seen in others', async ({
  page,
}) => {
  await open(page, 'story/desktop-home--default');
  await expect.poll(() => innerWidth(page)).toBe(1920);
  await expect.poll(() => overhang(page)).toBe(0);
  await page.getByRole('button', { name: '1920' }).first().click();
  // By key: the menu moves while it opens.
  await page.getByRole('option', { name: '375' }).press('Enter');
  await expect.poll(() => innerWidth(page)).toBe(375);
});

test('a screen is shown as wide as its address says', async ({ page }) => {
  await open(page, 'story/desktop-home--default&globals=viewport.value:phone');
  await expect.poll(() => innerWidth(page)).toBe(375);
});

test('the picture can be had as large as life', async ({ page }) => {
  await open(page, 'story/desktop-home--default');
  await expect.poll(() => overhang(page)).toBe(0);
  await page.getByRole('button', { name: 'Fit the picture to the pane' }).click();
  await expect.poll(() => overhang(page)).toBeGreaterThan(400);
});

/** Returns the items of the toolbar that are cut off, by name, and by how many pixels. */
const cutItems = (page: Page) =>
  toolbar(page).evaluate((bar) => {
    const { right, bottom } = bar.getBoundingClientRect();
    return Array.from(bar.querySelectorAll('button, a'), (item) => {
      const box = item.getBoundingClientRect();
      const over = Math.max(box.right - right, box.bottom - bottom);
      return over > 0 ? [`${item.getAttribute('aria-label') ?? item.textContent}: ${over} px`] : [];
    }).flat();
  });

/** Choices for the toolbar's menus with the longest labels, each the longest of its menu. */
const LONGEST =
  'theme:light;textSize:100;motion:reduce;scenario:socialOff;login:ordinary;network:error;features:live-credit1Mall';

for (const choice of ['', `&globals=${LONGEST}`])
  for (const place of ['story/desktop-home--default', 'docs/components-button--docs'])
    test(`every item of the toolbar is in sight, ${place}${choice && ', whatever is chosen'}`, async ({
      page,
    }) => {
      await open(page, place + choice);
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => cutItems(page), `at ${width}`).toEqual([]);
        const over = await toolbar(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth);
        expect(over, `at ${width}`).toBe(0);
      }
    });
