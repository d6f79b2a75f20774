import { courseLink } from './support/links.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const CONFIG = '**/api/v2/other/config*';
/** The server's own message, which the page shows because it describes the cause best. */
const REFUSED_WORDS = '请求过于频繁';
/** Messages that the browser and the site log about a refused config. */
const REFUSED = [/\b429\b.*\/api\/v2\/other\/config/, /^console: 系统初始化失败/];

const refusal = (seconds: number) => ({
  status: 429,
  headers: { 'Retry-After': String(seconds) },
  json: { code: 429, message: REFUSED_WORDS, data: [] },
});

test('a first visit to a server that is asked too often says so, waits as long as it wants and heals', async ({
  page,
  problems,
}, info) => {
  problems.allow(...REFUSED);
  const asked: number[] = [];
  await page.route(CONFIG, (route) => {
    asked.push(Date.now());
    return asked.length === 1 ? route.fulfill(refusal(5)) : route.continue();
  });
  await page.goto(inApp(info, '/'));
  await expect(page.getByText(REFUSED_WORDS)).toBeVisible();
  await expect(page.getByText('稍后会自动重试，无需刷新')).toBeVisible();
  await expect(courseLink(page)).toBeVisible();
  await expect(page.getByText(REFUSED_WORDS)).toBeHidden();
  const [first = 0, second = 0] = asked;
  expect(asked).toHaveLength(2);
  expect(second - first).toBeGreaterThanOrEqual(5000);
});

test('a visitor who has been here before does not notice that the config is refused', async ({
  page,
  problems,
}, info) => {
  problems.allow(...REFUSED);
  await page.goto(inApp(info, '/'));
  await expect(courseLink(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('qinghe:config')))
    .not.toBeNull();
  const title = await page.title();

  let refused = 0;
  await page.route(CONFIG, (route) => {
    refused += 1;
    return route.fulfill(refusal(60));
  });
  await page.goto(inApp(info, '/courses'));
  await expect(courseLink(page)).toBeVisible();
  await page.goto(inApp(info, '/'));
  await expect(courseLink(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.getByText(REFUSED_WORDS)).toBeHidden();
  expect(refused).toBeGreaterThan(1);
});
