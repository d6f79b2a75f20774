import { scenarioList } from '@qinghe/api/mocks';
import { isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { openScenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';

test('a link opens the same state as in Storybook, and leaves everybody else alone', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await openScenario(page, info, 'emptySchool');
  const main = page.getByRole('main');
  await expect(main.getByText('暂无课程')).toBeVisible();
  await expect(page).not.toHaveURL(/scenario/);
  await page.reload();
  await expect(main.getByText('暂无课程')).toBeVisible();

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/courses');
  await expect(elsewhere.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(elsewhere.getByText('暂无课程')).toBeHidden();
  await other.close();
});

test('a scenario signs its member in and sets its switches', async ({ page }, info) => {
  await openScenario(page, info, 'unboundMobile');
  await expect(page).toHaveURL(/\/bind-mobile/);
  await openScenario(page, info, 'moduleOff');
  await expect(page.getByRole('heading', { name: '该功能暂未开放' })).toBeVisible();
});

const SYSTEM = /^console: 系统初始化失败/;

/** The errors that a scenario is about: its page may log these, and no others. */
const causes = new Map<string, readonly RegExp[]>([
  ['offline', [/ERR_EMPTY_RESPONSE.*\/api\//, SYSTEM]],
  ['serverError', [/\b500\b.*\/api\//]],
  ['configFails', [/\b502\b.*\/api\/v2\/other\/config/, SYSTEM]],
  ['maintenance', [SYSTEM]],
]);

for (const { id, site } of scenarioList)
  test(
    `the scenario ${id} opens its page`,
    { tag: '@nightly' },
    async ({ page, problems }, info) => {
      test.skip(
        Boolean(site) && site !== (isPhone(info) ? 'mobile' : 'desktop'),
        'of the other site',
      );
      problems.allow(...(causes.get(id) ?? []));
      await openScenario(page, info, id);
      await expect(page.locator('h1, h2, [role="alert"]').first()).toBeVisible({ timeout: 20_000 });
      await atRest(page);
    },
  );
