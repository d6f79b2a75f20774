import type { Page } from '@playwright/test';
import { errorCode } from './support/errorCode.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

const COLLECTOR = 'http://errors.example:9000';
const ON_PURPOSE = 'broken on purpose';

/** Text by which the code of a part is recognised. */
const CODE = { featured: '精选课程', aboutPage: '暂无介绍' } as const;

/** Replaces the code of a part, whatever its file is called, and that of the given files by code that throws. */
async function breakCode(page: Page, part: keyof typeof CODE, files: string[] = []): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch().catch(() => null);
    // The test's school may have stopped by the time that late code is requested.
    if (!response) return route.abort();
    const body = await response.text();
    const isBroken = body.includes(CODE[part]) || files.includes(new URL(response.url()).pathname);
    return route.fulfill({
      response,
      body: isBroken ? `throw new RangeError('${ON_PURPOSE}')` : body,
    });
  });
}

/** Serves a home page without blocks, and breaks the code of the featured courses that replace them. */
async function breakFeatured(page: Page): Promise<void> {
  await page.route(/\/api\/v2\/(viewBlock|decorationPage)\//, (route) =>
    route.fulfill({ json: { code: 404, message: '路由不存在', data: [] } }),
  );
  await breakCode(page, 'featured');
}

/** Collects the messages that are sent to the error collector of the school's settings. */
async function collect(page: Page): Promise<string[]> {
  const messages: string[] = [];
  await page.route(`${COLLECTOR}/**`, async (route) => {
    const [, , event = '{}'] = (route.request().postData() ?? '').split('\n');
    messages.push(JSON.parse(event).exception.values[0].value);
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' });
  });
  return messages;
}

const SETTINGS = { QINGHE_SENTRY_DSN: `${COLLECTOR.replace('//', '//key@')}/3` };

test('a block of the home page that breaks is reported once', async ({
  page,
  problems,
  startSchool,
}, info) => {
  problems.allow(/broken on purpose/);
  const { url } = await startSchool(SETTINGS);
  const messages = await collect(page);
  await breakFeatured(page);
  await page.goto(url + inApp(info, '/'));
  await expect(page.getByText('该模块加载失败，点击重试').first()).toBeVisible();
  await expect.poll(() => messages).toEqual([ON_PURPOSE]);
  await atRest(page);
  expect(messages).toEqual([ON_PURPOSE]);
});

for (const [gone, isErrorPageGone] of [
  ['its own code', false],
  ['that of the error page as well', true],
] as const)
  test(`a broken page is reported once, with ${gone} gone`, async ({
    page,
    problems,
    startSchool,
  }, info) => {
    problems.allow(/broken on purpose/);
    const { url } = await startSchool(SETTINGS);
    const messages = await collect(page);
    await breakCode(page, 'aboutPage', isErrorPageGone ? [await errorCode(page, info)] : []);
    await page.goto(url + inApp(info, '/about'));
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
    await expect.poll(() => messages).toEqual([ON_PURPOSE]);
    await atRest(page);
    expect(messages).toEqual([ON_PURPOSE]);
  });

test('a block that broke is not loaded anew while the site is away', async ({
  page,
  problems,
  startSchool,
}, info) => {
  problems.allow(/broken on purpose|ERR_|Failed to (fetch|load)|net::/);
  const school = await startSchool();
  await breakFeatured(page);
  await page.goto(school.url + inApp(info, '/'));
  const retry = page.getByRole('alert').getByRole('button', { name: '重试' }).first();
  await expect(retry).toBeVisible();
  await atRest(page);
  await school.stop('SIGKILL');
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await retry.click();
  await asked;
  await expect(retry).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});
