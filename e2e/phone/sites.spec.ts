import { signIn } from '../support/member.ts';
import { addressOf } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

for (const [desktop, mobile] of [
  ['/', '/h5'],
  ['/courses/detail/3?tab=comments&msv=7', '/h5/courses/detail/3?tab=comments&msv=7'],
  ['/search?keywords=%E7%A7%8B', '/h5/search?keywords=%E7%A7%8B'],
] as const) {
  test(
    `a phone on ${desktop} is sent to the mobile site`,
    { tag: ['@spec:1.mobile'] },
    async ({ page }) => {
      await page.goto(desktop);
      await page.waitForURL((url) => url.pathname.startsWith('/h5'));
      await expect(page.getByRole('main')).toBeVisible();
      expect(addressOf(page).replace(/\/$/, '')).toBe(mobile);
    },
  );
}

const MEEDU = 'http://m.school.example';
const OURS = 'http://m.school.example/h5';

for (const [h5Url, mobileSite, address, end] of [
  [MEEDU, undefined, '/courses/detail/3?msv=7', '/h5/courses/detail/3?msv=7'],
  [MEEDU, 'here', '/vip', '/h5/vip'],
  [OURS, 'here', '/vip', '/h5/vip'],
  [OURS, undefined, '/courses/detail/3?msv=7', `${OURS}/courses/detail/3?msv=7`],
  [MEEDU, 'school', '/courses/detail/3?msv=7', `${MEEDU}/course/3?msv=7`],
  [MEEDU, 'school', '/course/3', `${MEEDU}/course/3`],
  [MEEDU, 'school', '/h5/courses/detail/3', '/h5/courses/detail/3'],
] as const)
  test(`with h5_url ${h5Url} and mobileSite ${mobileSite ?? 'unset'} a phone on ${address} comes to ${end}`, async ({
    page,
  }) => {
    await page.route('**/env.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.__QINGHE__ = ${JSON.stringify({ mobileSite })};`,
      }),
    );
    await page.route('**/api/v2/other/config', async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, h5_url: h5Url } } });
    });
    await page.route(`${MEEDU}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<main>another site</main>' }),
    );
    await page.goto(address);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('main')).toBeVisible();
  });

test('a phone that asks for the desktop site keeps it', async ({ page }) => {
  await page.goto('/courses?site=desktop');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the school’s own links lead to the site that they name', async ({ page }) => {
  const items = [
    ['手机版课程', '/h5/courses'],
    ['线下活动', '/activates/'],
    ['电脑版课程', '/courses?site=desktop'],
  ].map(([name, href]) => ({ name, href, src: '' }));
  const config = { line_count: 3, items };
  await page.route(/\/viewBlock\/page\/blocks/, (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: '',
        data: [
          {
            id: 1,
            sort: 1,
            sign: 'grid-nav',
            platform: 'h5',
            page: 'h5-page-index',
            config: JSON.stringify(config),
            config_render: config,
          },
        ],
      },
    }),
  );
  const follow = async (name: string, address: string) => {
    await page.goto('/h5/');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('页面不存在');
  };
  await follow('手机版课程', '/h5/courses');
  await follow('线下活动', '/h5/activates');
  await follow('电脑版课程', '/courses?site=desktop');
  await expect(page.locator('html[data-h5]')).toHaveCount(0);
});

test('a redirect may name the mobile site itself', async ({ page, request }) => {
  await signIn(page, request);
  await page.goto('/h5/login?redirect=%2Fh5%2Fabout%3Fa%3D1');
  await expect(page).toHaveURL('/h5/about?a=1');
  await expect(page.getByRole('heading', { level: 1, name: /^关于/ })).toBeVisible();
});
