import { courseLink } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

test('a desktop browser may stay on the mobile site', async ({ page }) => {
  await page.goto('/h5/courses');
  await expect(courseLink(page)).toBeVisible();
  await expect(page).toHaveURL('/h5/courses');
});

test('an entry of the navigation leads to the mobile site, and back comes back', async ({
  page,
}) => {
  await page.route('**/env.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.__QINGHE__ = { navs: "server" };',
    }),
  );
  const entry = {
    sort: 1,
    active_routes: '',
    platform: 'PC',
    parent_id: 0,
    blank: 0,
    children: [],
  };
  await page.route(/\/api\/v2\/navs/, (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: '',
        data: [
          { ...entry, id: 1, name: '手机版', url: '/h5' },
          { ...entry, id: 2, name: '手机版课程', url: '/h5/courses/?a=1' },
        ],
      },
    }),
  );
  for (const [name, address] of [
    ['手机版', '/h5'],
    ['手机版课程', '/h5/courses?a=1'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto('/about');
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator('html[data-h5]')).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('页面不存在');
    // oxlint-disable-next-line no-await-in-loop
    await expect(page).toHaveURL(address);
    // oxlint-disable-next-line no-await-in-loop
    await page.goBack();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('heading', { level: 1, name: /^关于/ })).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator('html[data-h5]')).toHaveCount(0);
  }
});

test('the root size follows the window between its limits', async ({ page }) => {
  const rootSize = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const sizes = {
    '/about': [
      [1280, 15],
      [1440, 15],
      [1920, 16],
      [2560, 18],
    ],
    '/h5/about': [
      [320, 15],
      [375, 16],
      [768, 18],
    ],
  } as const;
  for (const [path, rows] of Object.entries(sizes)) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path);
    for (const [width, size] of rows) {
      // oxlint-disable-next-line no-await-in-loop
      await page.setViewportSize({ width, height: 800 });
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(rootSize).toBeCloseTo(size, 1);
    }
  }
});
