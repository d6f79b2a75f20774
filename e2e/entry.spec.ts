import type { Page } from '@playwright/test';
import { courseLink } from './support/links.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const LOST = /net::ERR_FAILED|Failed to load resource/;

const note = (page: Page) => page.getByRole('alert').filter({ hasText: '页面加载失败' });

/** Makes requests for files whose path matches fail, until `isOn` of the result is set to false. */
async function lose(page: Page, files: RegExp) {
  const loss = { isOn: true };
  await page.route(
    (url) => files.test(url.pathname),
    (route) => (loss.isOn ? route.abort('failed') : route.continue()),
  );
  return loss;
}

const ENTRY = /\/assets\/index-[^/]+\.js$/;

for (const address of ['/', '/courses?scene=free#list', '/no/such/page'])
  test(`${address} says that its code did not come, and opens once it comes`, async ({
    page,
    problems,
  }, info) => {
    problems.allow(LOST, /status of 404/);
    const loss = await lose(page, ENTRY);
    await page.goto(inApp(info, address));
    await expect(note(page)).toBeVisible();
    await expect(page.locator('#root > .boot')).toHaveCount(0);
    await note(page).getByRole('link', { name: '重新加载' }).click();
    await expect(note(page)).toBeVisible();
    loss.isOn = false;
    await note(page).getByRole('link', { name: '重新加载' }).click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

test('the entry stands alone: no other file can be lost without which nothing runs', async ({
  page,
}, info) => {
  await page.goto(inApp(info, '/'));
  const entry = page.locator('script[type=module]');
  const src = (await entry.getAttribute('src')) ?? '';
  const code = await (await page.request.get(src)).text();
  expect(code).not.toMatch(/(?:^|;)import\s*["'{]|from\s*["'`]\.\//);
});

test('a page that was rendered in advance stays, and says that its code did not come', async ({
  page,
  problems,
}, info) => {
  problems.allow(LOST);
  const address = inApp(info, '/courses');
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [script = '', src = ''] =
        /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
      const body = html
        .replace(script, '')
        .replace('<html', `<html data-prerendered="/courses" data-scripts="${src}"`)
        .replace(/<div id="root">[\s\S]*?<\/div>/, '<div id="root"><h1>在线课程</h1></div>');
      await route.fulfill({ response, body });
    },
  );
  const loss = await lose(page, ENTRY);
  await page.goto(address);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: '在线课程' })).toBeVisible();
  loss.isOn = false;
  await page.unrouteAll();
  await note(page).getByRole('link', { name: '重新加载' }).click();
  await expect(courseLink(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('a page opens without its style sheet and settings, and says nothing', async ({
  page,
  problems,
}, info) => {
  problems.allow(LOST);
  await lose(page, /\/assets\/index-[^/]+\.css$|\/env\.js$/);
  await page.goto(inApp(info, '/courses'));
  await expect(courseLink(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});
