import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { isUnreviewed, readStatus } from '../scripts/lib/docs/status.mjs';
import { pageOf } from '../scripts/review/page.mjs';

// Tasks of designers and QA people, done as they do them: in the whole of Storybook, in a window of a laptop's size.

// Each task has a new page in a browser that has Storybook's code in its cache, and nothing else stored by the task before.
const test = base.extend<{ context: BrowserContext; page: Page }, { visited: BrowserContext }>({
  visited: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ visited }, provide) => provide(visited),
  page: async ({ visited, baseURL }, provide) => {
    const page = await visited.newPage();
    const devtools = await visited.newCDPSession(page);
    const kept = {
      origin: String(baseURL),
      storageTypes: 'local_storage,session_storage,indexeddb',
    };
    await devtools.send('Storage.clearDataForOrigin', kept);
    await provide(page);
    await page.close();
    await visited.clearPermissions();
  },
});

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

async function open(page: Page, place: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/?path=/${place}`);
  await page.locator('#storybook-preview-iframe').waitFor();
}

/** Types into the search of the sidebar, and opens a result. */
async function search(page: Page, words: string, result: RegExp) {
  await page.locator('#storybook-explorer-searchfield').fill(words);
  await page.getByRole('option', { name: result }).first().click();
}

/** Returns the width of the window that a story is shown in, in pixels. */
const widthOf = (page: Page) =>
  preview(page)
    .locator('html')
    .evaluate(() => window.innerWidth);

test.describe('a designer', () => {
  test('finds the colour of a price and its dark value', async ({ page }) => {
    await open(page, 'docs/foundations-tokens--docs');
    const frame = preview(page);
    await frame.getByRole('textbox', { name: /tokens$/ }).fill('text-price');
    const row = frame.getByRole('row', { name: /text-price/ }).first();
    const cells = await row.getByRole('cell').allInnerTexts();
    const [light = '', dark = ''] = cells;
    expect(light).toMatch(/^#[0-9a-f]{6}$/i);
    expect(dark).toMatch(/^#[0-9a-f]{6}$/i);
    expect(dark).not.toBe(light);
    await expect(row).toContainText('Price');
  });

  test('finds an icon by its meaning and copies its import', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'docs/foundations-icons--docs');
    const frame = preview(page);
    await frame.getByRole('textbox', { name: /icons$/ }).fill('收藏');
    await expect(frame.getByRole('button', { name: 'Copy Bell' })).toHaveCount(0);
    await frame.getByRole('button', { name: 'Copy Heart' }).click();
    await expect(frame.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  });

  test('finds a button by its Chinese name and sees all its states', async ({ page }) => {
    await open(page, 'docs/guides-welcome--docs');
    const keys = preview(page).locator('kbd');
    await expect(keys.first()).toBeVisible();
    // The keys that the page names lead to the search.
    await page.keyboard.press(
      (await keys.allInnerTexts()).slice(0, 2).join('+').replace('Ctrl', 'ControlOrMeta'),
    );
    await expect(page.locator('#storybook-explorer-searchfield')).toBeFocused();
    await search(page, '按钮', /Button/);
    await expect(page).toHaveURL(/components-button/);
    await open(page, 'docs/components-button--docs');
    const states = preview(page).getByRole('img', { name: 'Button in all states, dark theme' });
    await states.scrollIntoViewIfNeeded();
    await expect
      .poll(() => states.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200);
  });

  test('goes from the picture of a screen to what it is made of, and back', async ({ page }) => {
    await open(page, 'docs/guides-screens--docs');
    const screen = preview(page).getByRole('region', { name: 'course detail' });
    await expect(screen.getByRole('img', { name: /light theme/ }).first()).toBeVisible();
    await screen.getByText(/^Made of/).click();
    await screen.getByRole('link', { name: 'ChapterList', exact: true }).click();
    await expect(page).toHaveURL(/patterns-chapterlist--docs/);
    await preview(page).getByText('The screens that use it').click();
    await expect(
      preview(page)
        .getByRole('link', { name: /^Mobile: / })
        .first(),
    ).toBeVisible();
  });

  test('compares two versions of a button, before and after a change, as npm run review lays them out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/iframe.html?viewMode=story&id=components-button--playground');
    const button = page.getByRole('button', { name: '立即报名' });
    await button.waitFor();
    const before = await page.screenshot();
    await button.evaluate((element) => {
      element.style.borderRadius = '4px';
    });
    const after = await page.screenshot();
    const picture = { story: 'Components/Button / Playground', theme: 'light', before, after };
    const revision = 'a1b2c3d4e5f6';
    const content = { from: revision, files: [], sizes: { before: [], after: [] }, clauses: [] };
    await page.setContent(pageOf({ ...content, pictures: [picture] }));
    await expect(page.getByRole('heading', { name: 'The change since a1b2c3d' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pictures: 1 changed' })).toBeVisible();
    const row = page.locator('section', { hasText: 'Components/Button / Playground' });
    const places = await Promise.all(
      ['before', 'after', 'difference'].map((name) =>
        row.getByRole('figure', { name }).boundingBox(),
      ),
    );
    const [first, second, third] = places;
    // Side by side, and as large as each other.
    expect(second).toEqual({ ...first, x: second?.x });
    expect(second?.x).toBeGreaterThan(first?.x ?? Infinity);
    expect(third?.x).toBeGreaterThan(second?.x ?? Infinity);
  });

  test('sees all variants of a button: its main and its outlined one, light beside dark', async ({
    page,
  }) => {
    await open(page, 'docs/components-button--docs');
    await expect(preview(page).getByText(/^Since \d+\.\d+\.\d+/)).toBeVisible();
    for (const theme of ['light', 'dark'])
      await expect(
        preview(page).getByRole('img', { name: `Button in all states, ${theme} theme` }),
      ).toBeAttached();
    // The live story: each of the two variants has a row of its own, with the same column for each state.
    await preview(page)
      .getByRole('link', { name: /Button in all states, dark theme/ })
      .click();
    await expect(page).toHaveURL(/story\/components-button-states--all-states.*theme:dark/);
    const frame = preview(page).locator('#storybook-root');
    const [main, outlined] = await Promise.all(
      ['primary', 'outline'].map((name) =>
        frame.getByText(name, { exact: true }).first().boundingBox(),
      ),
    );
    expect(main?.y).toBeDefined();
    expect(Math.abs((main?.y ?? 0) - (outlined?.y ?? 0))).toBeGreaterThan(20);
    expect(main?.x).toBe(outlined?.x);
  });
});

test.describe('a QA person', () => {
  test('sees the order page on a phone of 320 px in the dark, with a server that fails', async ({
    page,
  }) => {
    await open(
      page,
      'story/mobile-order-confirm--default&globals=viewport.value:phoneSmall;theme:dark;scenario:serverError',
    );
    await expect.poll(() => widthOf(page)).toBe(320);
    await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(preview(page).getByRole('button', { name: /重试/ }).first()).toBeVisible();
  });

  test('finds the words for a failed payment by searching for them', async ({ page }) => {
    await open(page, 'docs/guides-welcome--docs');
    await search(page, '文案', /Content/);
    await expect(page).toHaveURL(/guides-content--docs/);
    const rows = preview(page).getByRole('row');
    await expect(rows.filter({ hasText: 'A payment that came too late' })).toContainText(
      '支付超时，请重新下单',
    );
    await expect(rows.filter({ hasText: 'A payment that is not known' })).toContainText(
      '支付结果查询中，请勿重复支付',
    );
    // Then the pattern that says where these words appear, and the screen that shows them.
    await preview(page).getByRole('link', { name: 'pattern', exact: true }).click();
    await expect(preview(page).getByRole('heading', { name: 'Payment' })).toBeVisible();
    await preview(page).getByRole('link', { name: 'pay', exact: true }).click();
    await expect(page).toHaveURL(/flows-orderpay--docs/);
    await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens every screen in a scenario by its link', async ({ page }) => {
    await open(page, 'docs/demo-school-scenarios--docs');
    const row = preview(page).getByRole('row').filter({ hasText: 'serverError' });
    await expect(row.getByRole('link', { name: 'Mobile', exact: true })).toHaveAttribute(
      'href',
      /scenario=serverError/,
    );
  });

  test('lists what no keyboard test covers yet', async ({ page }) => {
    await open(page, 'docs/guides-status--docs');
    const written = readStatus().filter(({ keyboard }) => keyboard === 'written');
    const rows = preview(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: 'written' }) });
    await expect(rows).toHaveCount(written.length);
  });

  test('lists what is not yet reviewed', async ({ page }) => {
    await open(page, 'docs/guides-status--docs');
    await preview(page).getByRole('radio', { name: 'Not yet reviewed' }).check();
    const wanted = readStatus().filter(isUnreviewed);
    const rows = preview(page).locator('#storybook-docs tbody tr');
    await expect(rows).toHaveCount(wanted.length);
    await expect(rows.first().getByRole('rowheader')).toHaveText(
      wanted[0]?.title.split('/')[1] ?? '',
    );
    await expect(rows.first()).toContainText(/not yet|changed since/);
  });

  test('reads what a screen reader says of a part', async ({ page }) => {
    await open(page, 'docs/components-progress--docs');
    await preview(page).getByText('What a screen reader says of it').click();
    await expect(preview(page).getByText(/^progressbar, 学习进度, /)).toBeVisible();
  });

  test('reads what proves a clause, and sees the proof', async ({ page }) => {
    await open(page, 'docs/guides-specification--docs');
    const link = preview(page).locator('[id="2.route.home"]').getByRole('link').first();
    await link.click();
    await expect(page).toHaveURL(/path=\/story\//);
  });
});

test('no cell of the status table is empty', async ({ page }) => {
  await open(page, 'docs/guides-status--docs');
  const rows = preview(page).locator('#storybook-docs tbody tr');
  await expect(rows).toHaveCount(readStatus().length);
  const cells = await rows.locator('td').allInnerTexts();
  expect(cells.filter((text) => text.trim() === '')).toEqual([]);
});

/** Largest total size of the pictures on a page of the documentation, in bytes. */
const MOST_BYTES = 3_000_000;

// In a browser of its own: the shared one would not request again what it has cached.
base('the page of all screens is light', async ({ page }) => {
  let bytes = 0;
  page.on('response', (response) => {
    if (/thumbs\//.test(response.url())) bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto('/iframe.html?viewMode=docs&id=guides-screens--docs');
  const pictures = page.locator('img[src^="thumbs/"]');
  await pictures.first().waitFor();
  const count = await pictures.count();
  expect(count).toBeGreaterThan(100);
  const built = fileURLToPath(new URL('../storybook-static/', import.meta.url));
  const names = await pictures.evaluateAll((all) =>
    all.map((image) => image.getAttribute('src') ?? ''),
  );
  const sizes = names.map((name) => {
    try {
      return readFileSync(built + name).length;
    } catch {
      return 0;
    }
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  // Pictures load as they are scrolled to.
  expect(bytes).toBeLessThan(MOST_BYTES / 4);
});
