import type { Locator } from '@playwright/test';
import { categoryLink, courseLink } from './support/links.ts';
import { signIn } from './support/member.ts';
import { PER_PAGE } from './support/pages.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/server.ts';

const pages = [
  '/courses',
  '/courses/detail/1',
  '/activates',
  '/activates/detail/1',
  '/announcement',
  '/search?keywords=%E7%A7%8B',
];

/** What the browser itself says about requests that fail on purpose. */
const REQUESTS =
  /ERR_(FAILED|CONNECTION|EMPTY|INTERNET|SOCKET)|net::|Failed to (load resource|fetch)|status of 5\d\d|response: 5\d\d/;

/** Presses 重试 until none is left: each failed part of a page has its own, which may recover before it is pressed. */
const pressAll = (retry: Locator) =>
  expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(retry).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });

for (const path of pages) {
  test(`${path} says why it has no content and shows it after 重试`, async ({
    page,
    problems,
  }, info) => {
    problems.allow(REQUESTS);
    await page.goto(inApp(info, '/about'));
    await expect(page.getByRole('main')).toBeVisible();
    let isDown = true;
    await page.route(
      /\/api\/(?!v\d\/(other\/config|viewBlock|sliders|navs|headerNavs|member))/,
      (route) => (isDown ? route.abort('connectionrefused') : route.continue()),
    );
    await page.goto(inApp(info, path));
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: '重试' }).first();
    await expect(retry).toBeVisible();
    await expect(main.getByText(/服务开小差了|请检查网络/).first()).toBeVisible();
    isDown = false;
    await pressAll(retry);
    await expect(main.getByRole('heading').first()).toBeVisible();
  });
}

test('a server that stops while a visitor browses leaves no page without reason and way out', async ({
  page,
  problems,
  startSchool,
}, info) => {
  problems.allow(REQUESTS, /dynamically imported module|Importing a module script|preload/i);
  const first = await startSchool();
  await page.goto(first.url + inApp(info, '/'));
  const main = page.getByRole('main');
  await expect(courseLink(page)).toBeVisible();

  await first.stop('SIGKILL');
  await categoryLink(page).click();
  const retry = main.getByRole('button', { name: '重试' }).first();
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(retry).toBeVisible();

  await startSchool({ PORT: new URL(first.url).port });
  await retry.click();
  await expect(courseLink(page)).toBeVisible();
});

/** Pages that need a reply before they can show their content. */
const everywhere = [
  '/courses',
  '/courses/detail/1',
  '/courses/video/1',
  '/activates',
  '/activates/detail/1',
  '/announcement',
  '/search?keywords=%E7%A7%8B',
  '/vip',
  '/study-center',
  '/member/messages',
  '/member/orders',
  '/member/credit1-free',
  '/order?goods_type=vod&goods_id=11',
  '/order/pay?orderId=1',
];

test('a member who goes on while the server is gone is told why, and goes on when it is back', async ({
  page,
  request,
  problems,
}, info) => {
  test.setTimeout(everywhere.length * PER_PAGE);
  problems.allow(REQUESTS, /dynamically imported module|Importing a module script|preload/i);
  await signIn(page, request);
  let isDown = false;
  await page.route('**/*', (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  );
  const main = page.getByRole('main');
  const visit = async (path: string) => {
    // The last press may still be reloading the page, which aborts this navigation or lets it wait for ever.
    await expect(() => page.goto(inApp(info, '/about'), { timeout: 10_000 })).toPass();
    await expect(main.getByRole('heading').first()).toBeVisible();
    isDown = true;
    // Navigates as a link of the site does.
    await page.evaluate(
      (to) => {
        window.history.pushState({ key: 'on' }, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      },
      inApp(info, path),
    );
    const retry = main.getByRole('button', { name: '重试', exact: true }).first();
    await expect(retry).toBeVisible();
    await expect(main.getByText(/失败|开小差|检查网络/).first()).toBeVisible();
    isDown = false;
    await pressAll(retry);
    await expect(main.getByRole('heading').first()).toBeVisible();
  };
  for (const path of everywhere)
    // One page after the other, as one person would.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, () => visit(path));
});

test(
  'a school whose settings cannot be read says so and can be asked again',
  { tag: ['@spec:8.config'] },
  async ({ page, problems }, info) => {
    problems.allow(REQUESTS, /系统初始化失败/);
    let isDown = true;
    await page.route('**/api/v2/other/config', (route) =>
      // So long that no automatic retry comes before the button is pressed.
      isDown
        ? route.fulfill({ status: 503, headers: { 'Retry-After': '60' }, body: 'down' })
        : route.continue(),
    );
    await page.goto(inApp(info, '/courses'));
    await expect(page.getByText('系统配置加载失败，请刷新重试')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(courseLink(page)).toBeVisible();
  },
);
