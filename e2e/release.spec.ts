import type { Page, TestInfo } from '@playwright/test';
import { codeOf, errorCode } from './support/errorCode.ts';
import { categoryLink, courseLink } from './support/links.ts';
import { fillLogin } from './support/member.ts';
import { inApp, isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

const LOST = /status of 404|response: 404|dynamically imported module|preload/i;

/** Opens a page and waits until the code of the error page has loaded, as it does after a visitor's first input. */
async function openWhole(page: Page, info: TestInfo, path = '/') {
  const file = await errorCode(page, info);
  await page.goto(path.startsWith('/') ? inApp(info, path) : path);
  await expect(courseLink(page)).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(
        (path) =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => new URL(name).pathname === path),
        file,
      );
    })
    .toBe(true);
}

/** Counts how often the site is loaded from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

test('a page whose code went with the last release opens after one reload, at its place', async ({
  page,
  problems,
}, info) => {
  problems.allow(LOST);
  await openWhole(page, info);
  const loads = countLoads(page);
  // The next load gets the new release.
  await page.route('**/assets/**', (route) =>
    loads.count === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const link = categoryLink(page);
  const href = await link.getAttribute('href');
  await link.click();
  // Until this reload, the previous page may still be shown.
  await expect.poll(() => loads.count).toBe(1);
  await expect(courseLink(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  await expect(page.getByText('页面加载失败')).toBeHidden();
  expect(loads.count).toBe(1);
});

test('who is leaving is not called back by code that the browser stops loading', async ({
  page,
  problems,
}, info) => {
  problems.allow(/ERR_FAILED/, LOST);
  await openWhole(page, info);
  const loads = countLoads(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  // Firefox stops what a page loads as soon as its visitor sets out for another one, after this event.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await categoryLink(page).click();
  await lost;
  await atRest(page);
  expect(loads.count).toBe(0);
  await expect(page.getByText('页面加载失败')).toBeHidden();
});

test('code that stays away is asked for once by itself, then by hand', async ({
  page,
  context,
  problems,
}, info) => {
  problems.allow(LOST);
  await openWhole(page, info);
  const known = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  // The files that the list of courses needs beyond those of the home page.
  const other = await context.newPage();
  await other.goto(inApp(info, '/courses'));
  await expect(courseLink(other)).toBeVisible();
  const needed = await other.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await other.close();
  const lost = new Set(needed.filter((name) => name.endsWith('.js') && !known.includes(name)));
  expect(lost.size).toBeGreaterThan(0);

  const loads = countLoads(page);
  let isLost = true;
  await page.route(
    (url) => lost.has(url.href),
    (route) => (isLost ? route.fulfill({ status: 404 }) : route.continue()),
  );
  await categoryLink(page).click();
  await expect.poll(() => loads.count).toBe(1);
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect(retry).toBeVisible();
  await expect(page.getByText('页面加载失败')).toBeVisible();
  expect(loads.count).toBe(1);
  isLost = false;
  await retry.click();
  await expect(courseLink(page)).toBeVisible();
  expect(loads.count).toBe(2);
});

for (const [path, title] of [
  ['/', '周末，线下见'],
  ['/courses/detail/1', /^(?:课程)?目录$/],
] as const)
  test(`what stands below on ${path} says so when its code went with the last release, and comes by hand`, async ({
    page,
    problems,
  }, info) => {
    problems.allow(LOST);
    await page.goto(inApp(info, path));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toBeVisible();
    await atRest(page);
    let isLost = true;
    await page.route('**/assets/*.js', (route) =>
      isLost ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.evaluate(() => window.scrollBy(0, 50));
    const retry = main.getByRole('button', { name: '重试', exact: true }).first();
    await expect(retry).toBeVisible();
    await expect(main.getByText('该模块加载失败').first()).toBeVisible();
    // What is being read stays.
    await expect(main.getByText(/第一行代码/).first()).toBeVisible();
    isLost = false;
    await retry.click();
    await expect(retry).toBeHidden();
    await atRest(page);
    await page.evaluate(() => window.scrollBy(0, 50));
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  });

for (const [button, dialog] of [
  ['登录', '登录'],
  ['注册', '注册青禾学堂'],
] as const)
  test(`${button} opens after one reload when its code went with the last release`, async ({
    page,
    problems,
  }, info) => {
    test.skip(isPhone(info), 'The mobile site has pages for it.');
    problems.allow(LOST);
    await openWhole(page, info, '/courses?cid=2');
    const loads = countLoads(page);
    await page.route('**/assets/**', (route) =>
      loads.count === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
    const popup = page.getByRole('dialog', { name: dialog });
    await expect(popup.getByLabel('手机号')).toBeFocused();
    await expect(page).toHaveURL('/courses?cid=2');
    expect(loads.count).toBe(1);
    // Only once: after a reload the dialog does not open again.
    await page.reload();
    await expect(courseLink(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

test('what was wanted goes on after the login although its code went with the last release', async ({
  page,
  problems,
  startSchool,
}, info) => {
  test.skip(isPhone(info), 'The mobile site has pages for it.');
  problems.allow(LOST);
  const { url } = await startSchool();
  await openWhole(page, info, `${url}/courses/detail/17`);
  const loads = countLoads(page);
  await page.route('**/assets/**', (route) =>
    loads.count === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const favourite = page.getByRole('button', { name: '收藏课程' });
  await favourite.click();
  await fillLogin(page);
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  expect(loads.count).toBe(1);
});

for (const [words, drawn] of [
  ['in a toast', true],
  ['plainly when the code of toasts stays away too', false],
] as const)
  test(`a login whose code stays away says what helps ${words}`, async ({
    page,
    problems,
  }, info) => {
    test.skip(isPhone(info), 'The mobile site has pages for it.');
    problems.allow(LOST);
    const toasts = await codeOf(page, info, 'ToastViewport');
    const isToasts = (address: string) => new URL(address).pathname === toasts;
    if (!drawn) await page.route(`**${toasts}`, (route) => route.fulfill({ status: 404 }));
    await openWhole(page, info, '/courses');
    const known = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const loads = countLoads(page);
    let isLost = true;
    await page.route('**/assets/*.js', (route) => {
      const address = route.request().url();
      const isThere = isToasts(address) ? drawn : !isLost || known.includes(address);
      return isThere ? route.continue() : route.fulfill({ status: 404 });
    });
    const login = page.getByRole('banner').getByRole('button', { name: '登录', exact: true });
    await login.click();
    const said = page.getByText('加载失败，请刷新页面后重试');
    await expect(said).toBeVisible();
    expect(loads.count).toBe(1);
    // Neither message stays for ever.
    await expect(said).toBeHidden();
    isLost = false;
    await page.reload();
    await login.click();
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  });
