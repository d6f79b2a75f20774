import type { BrowserContext, Page } from '@playwright/test';
import { courseLink } from './support/links.ts';
import { signIn, signOut } from './support/member.ts';
import {
  comeBefore,
  keptOf,
  notice,
  openAndKeep,
  plugIn,
  UNREACHABLE,
  unplug,
} from './support/offline.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Answers the worker's requests for application files with an HTML page, as a half-uploaded release or a captive portal does. */
const poison = (context: BrowserContext) =>
  context.route(
    (url) => /\/assets\/|\/env\.js$/.test(url.pathname),
    (route) =>
      route.request().serviceWorker()
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' })
        : route.continue(),
  );

/** Returns the paths of the application's files cached on this device, and of those that are HTML but should not be. */
const shellOf = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('qinghe:shell:'));
    const files: string[] = [];
    const wrong: string[] = [];
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const type = (await cache.match(request))?.headers.get('Content-Type') ?? '';
        files.push(pathname);
        if (/\.\w+$/.test(pathname) && /html/.test(type)) wrong.push(pathname);
      }
    }
    return { files, wrong };
  });

/** Returns whether a service worker is installing, active, or absent because it was refused. */
const workerState = (page: Page) =>
  page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    return registration?.installing ? 'installing' : registration?.active ? 'active' : 'none';
  });

test('what was visited opens without a network, with the time of the copy, and nothing can be bought', async ({
  page,
  context,
  problems,
}, info) => {
  problems.allow(UNREACHABLE);
  await openAndKeep(page, inApp(info, '/courses'), '/api/v2/courses?');
  const name = (await courseLink(page).textContent()) ?? '';
  await openAndKeep(page, inApp(info, '/courses/detail/11'), '/api/v2/course/11');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect([name, title]).not.toContain('');

  await unplug(context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(notice(page)).toContainText(/离线内容，保存于 \d{4}-\d\d-\d\d \d\d:\d\d/);
  await expect(page.getByRole('button', { name: '无网络，暂不能购买' }).first()).toBeDisabled();

  await page.goto(inApp(info, '/courses'));
  await expect(courseLink(page)).toHaveText(name);
  await expect(notice(page)).toBeVisible();

  await plugIn(context);
  await notice(page).getByRole('button', { name: '刷新' }).click();
  await expect(notice(page)).toBeHidden();
});

test('a joined activity’s card opens without a network; a logout leaves no copy, and the next member sees none', async ({
  page,
  context,
  request,
  problems,
}, info) => {
  problems.allow(UNREACHABLE);
  const token = await signIn(page, request);
  await openAndKeep(page, inApp(info, '/member/orders'), '/api/v2/member/orders');
  expect(JSON.stringify(await keptOf(page))).not.toContain(token);
  await openAndKeep(page, inApp(info, '/activates/detail/1'), '/api/v2/activate/1');

  await unplug(context);
  await page.reload();
  await page.getByRole('button', { name: '到场卡' }).click();
  const card = page.getByRole('dialog', { name: /^稻田写生/ });
  await expect(card.getByText(/^\d+ 月 \d+ 日 周六 09:00–16:00（北京时间）$/)).toBeVisible();
  await expect(card.getByText(/良渚禾塘农场$/)).toBeVisible();
  await expect(card.getByRole('link', { name: '0571-0000 8899' })).toBeVisible();

  // Another member takes over without a logout of the last one, still offline: they see nothing.
  await page.evaluate(() => localStorage.setItem('meedu-user-token', 'of-somebody-else'));
  await page.reload();
  await expect(page.getByText('系统配置加载失败，请刷新重试')).toBeVisible();
  await expect(page.getByText('叶小满')).toHaveCount(0);

  await plugIn(context);
  await page.evaluate((own) => localStorage.setItem('meedu-user-token', own), token);
  await signOut(page, info);
  const left = await keptOf(page);
  expect(left.urls.filter((url) => url.includes('/member/'))).toEqual([]);
  expect(left.names.filter((name) => /^qinghe:copies:(?!visitor)/.test(name))).toEqual([]);
});

test('nothing is kept while files are answered with a page, and all of it later', async ({
  page,
  context,
  problems,
}, info) => {
  problems.allow(/ServiceWorker|Failed to (?:register|load)/);
  await comeBefore(page, inApp(info, '/courses'));
  await poison(context);
  await page.goto(inApp(info, '/courses'));
  await expect(courseLink(page)).toBeVisible();
  // The worker starts three seconds after the content, and its installation fails once it has made its requests.
  await expect
    .poll(async () => (await keptOf(page)).names.some((name) => name.startsWith('qinghe:shell:')))
    .toBe(true);
  // By then the worker has requested every file.
  await expect.poll(() => workerState(page), { timeout: 30_000 }).toBe('none');
  expect((await shellOf(page)).wrong).toEqual([]);

  await context.unrouteAll();
  await page.goto(inApp(info, '/about'));
  await expect(page.getByRole('heading', { name: /关于/ }).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { files, wrong } = await shellOf(page);
  expect(files.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

/** Replaces the cached scripts that the page has not loaded yet, or all of them, with something else. */
const spoil = (page: Page, { type, all }: { type: string; all: boolean }) =>
  page.evaluate(
    async ({ headers, isAll }) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      for (const name of (await caches.keys()).filter((key) => key.startsWith('qinghe:shell:'))) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (url.endsWith('.js') && (isAll || !loaded.includes(url)))
            await cache.put(url, new Response('<!doctype html>', { headers }));
      }
    },
    { headers: { 'Content-Type': type }, isAll: all },
  );

for (const [name, spoiled] of [
  ['is a page', { type: 'text/html', all: true }],
  ['cannot be read', { type: 'text/javascript', all: false }],
] as const)
  test(`a kept file that ${name} goes with all that was kept, and the site is kept anew`, async ({
    page,
    problems,
  }, info) => {
    problems.allow(/ServiceWorker|Unexpected token/);
    await openAndKeep(page, inApp(info, '/courses'), '/api/v2/other/config');
    const { length } = (await shellOf(page)).files;
    await spoil(page, spoiled);
    await page.goto(inApp(info, '/about'));
    await expect(page.getByRole('heading', { name: /关于/ }).first()).toBeVisible();
    await expect.poll(async () => (await shellOf(page)).files.length).toBe(length);
    expect((await shellOf(page)).wrong).toEqual([]);
  });

for (const [status, body] of [
  [502, '<h1>502 Bad Gateway</h1>'],
  [503, '{"message":"Service Unavailable"}'],
  [504, '{"code":504,"message":"无法连接学堂服务器","data":[]}'],
] as const)
  test(`what was visited opens while a gateway answers ${status}`, async ({
    page,
    context,
    problems,
  }, info) => {
    problems.allow(new RegExp(`${status}`), /系统初始化失败/);
    await openAndKeep(page, inApp(info, '/courses/detail/11'), '/api/v2/course/11');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const expectCopy = async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(notice(page)).toContainText('离线内容');
      await expect(page.getByText(/Bad Gateway|Service Unavailable|无法连接/)).toHaveCount(0);
    };
    const answer = { status, contentType: 'text/html', body };
    await context.route('**/api/**', (route) => route.fulfill(answer));
    await expectCopy();
    await context.route('**/*', (route) => route.fulfill(answer));
    await expectCopy();

    await context.unrouteAll();
    // If the page has already recovered by itself, there is no button any more.
    await notice(page)
      .getByRole('button', { name: '刷新' })
      .evaluateAll(([button]) => button instanceof HTMLElement && button.click());
    await expect(notice(page)).toBeHidden();
  });

test('a school that says it is closed for maintenance is heard', async ({
  page,
  context,
  problems,
}, info) => {
  problems.allow(/系统维护中|系统初始化失败/);
  await openAndKeep(page, inApp(info, '/courses'), '/api/v2/other/config');
  await context.route('**/api/**', (route) =>
    route.fulfill({ json: { code: 503, message: '系统维护中', data: [] } }),
  );
  await page.reload();
  await expect(page.getByText('系统维护中')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
