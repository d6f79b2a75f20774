import type { Page, Request } from '@playwright/test';
import { signInAt } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

/** Records every API call that a page makes or, with `requestfinished`, that is answered. */
function watchCalls(page: Page, event: 'request' | 'requestfinished' = 'request'): string[] {
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  };
  if (event === 'request') page.on('request', note);
  else page.on('requestfinished', note);
  return calls;
}

/** Returns those of the calls that a server of 2023 does not have. */
const absentOf = (calls: readonly string[]) =>
  calls.filter((path) =>
    /activates|teachers|activate_categories|kechengs|decorationPage|v3\/comments/.test(path),
  );

/** Console message about a server of generation A, which answers unknown calls below `/api/v3` with HTTP 404. */
const BARE = /\b404\b.*\/api\/v3\//;

const courses = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: '编辑部精选' }).getByRole('link').first();

test('a server of 2023 shows what it has, and nothing of what it lacks', async ({
  page,
  startSchool,
  problems,
}, info) => {
  problems.allow(BARE);
  const { url } = await startSchool({ QINGHE_GENERATION: 'A' });
  // Only answered calls count: one that is cancelled by the next navigation tells the site nothing.
  const calls = watchCalls(page, 'requestfinished');
  await page.goto(url + inApp(info, '/'));
  await expect(courses(page)).toBeVisible();
  await page.getByRole('main').evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('link', { name: /线下/ })).toHaveCount(0);
  await expect(page.getByText('该模块加载失败')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /周末，线下见|跟着谁学/ })).toHaveCount(0);

  await atRest(page);
  // A missing call is stored a moment after its reply.
  await expect
    .poll(async () => {
      const noted = await page.evaluate(() => localStorage.getItem('qinghe:server') ?? '');
      return absentOf(calls).filter((path) => !noted.includes(path));
    })
    .toEqual([]);

  await page.goto(url + inApp(info, '/courses'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // On the page that found out, the entry keeps its place in the bar, but is disabled.
  const activities = page.getByRole('link', { name: '活动', exact: true, disabled: false });
  await expect(activities).toHaveCount(0);

  await page.goto(url + inApp(info, '/courses/detail/99999'));
  await expect(page.getByText('课程不存在或已下架')).toBeVisible();
  await page.goto(url + inApp(info, '/activates'));
  await expect(page.getByRole('heading', { name: '该功能暂未开放' })).toBeVisible();
  await page.goto(url + inApp(info, '/'));
  await expect(courses(page)).toBeVisible();
  await expect(page.getByRole('link', { name: '活动', exact: true })).toHaveCount(0);
  const absent = absentOf(calls);
  expect(absent, 'nothing absent is asked for again').toEqual([...new Set(absent)]);
});

for (const generation of ['A', 'B', 'C']) {
  test(`a visitor's first home of generation ${generation} takes six calls at most`, async ({
    page,
    startSchool,
    problems,
  }, info) => {
    problems.allow(BARE);
    const { url } = await startSchool({ QINGHE_GENERATION: generation });
    const calls = watchCalls(page);
    await page.goto(url + inApp(info, '/'));
    await expect(courses(page)).toBeVisible();
    await atRest(page);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(6);
  });

  test(`a member's first home of generation ${generation} takes eight calls at most`, async ({
    page,
    request,
    startSchool,
    problems,
  }, info) => {
    problems.allow(BARE);
    const { url } = await startSchool({ QINGHE_GENERATION: generation });
    await signInAt(url, page, request);
    const calls = watchCalls(page);
    await page.goto(url + inApp(info, '/'));
    await expect(courses(page)).toBeVisible();
    await atRest(page);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8);
  });
}
