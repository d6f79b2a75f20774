import { scenarioList } from '@qinghe/api/mocks';
import { isPhone } from './support/projects.ts';
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

test('every scenario opens its page', { tag: '@nightly' }, async ({ page, problems }, info) => {
  // What some of them are about.
  problems.allow(/./);
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const { id, site } of scenarioList) {
    if (site && site !== (isPhone(info) ? 'mobile' : 'desktop')) continue;
    await openScenario(page, info, id);
    await expect(page.locator('h1, h2, [role="alert"]').first(), id).toBeVisible({
      timeout: 20_000,
    });
    expect(errors, id).toEqual([]);
  }
});
