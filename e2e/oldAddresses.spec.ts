import type { Page, TestInfo } from '@playwright/test';
import { aliases, queryAliases } from '@qinghe/hooks/url';
import { fillLogin, signIn } from './support/member.ts';
import { addressOf, inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/test.ts';

// Fills in a course and a lesson of the demo school.
const numbered = (pattern: string) =>
  pattern.replace('video/:id', 'video/115').replace('lesson=:id', 'lesson=115').replace(':id', '1');

/** Old addresses of the running project's site, and where they lead: one row of the table each. */
const rowsOf = (info: TestInfo) =>
  aliases.flatMap(({ from, desktop, mobile }) => {
    const to = isPhone(info) ? mobile : desktop;
    return to === null
      ? []
      : [
          {
            from: numbered(from),
            to: numbered(to).replace('/courses/video/-', '/courses/video/1'),
          },
        ];
  });

/** Opens an address inside the site, as a link does: no server is asked. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages that redirect a member with a complete account to the home page. */
const DONE = /^\/(?:login|bind-mobile|face-check)$/;

test('every old address leads a member to its page, from outside and from a link', async ({
  page,
  request,
}, info) => {
  test.setTimeout(180_000);
  await signIn(page, request);
  for (const { from, to } of rowsOf(info)) {
    const end = DONE.test(to)
      ? inApp(info, '/')
      : `${inApp(info, to)}${to.includes('?') ? '&' : '?'}msv=9`;
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`${inApp(info, from)}?msv=9`);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => addressOf(page), `${from} from outside`).toBe(end);
    // oxlint-disable-next-line no-await-in-loop
    await expect(heading(page).first(), from).toHaveText(/^(?!页面不存在)/);
    // oxlint-disable-next-line no-await-in-loop
    await go(page, inApp(info, '/search'));
    // oxlint-disable-next-line no-await-in-loop
    await go(page, `${inApp(info, from)}?msv=9`);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => addressOf(page), `${from} inside the site`).toBe(end);
  }
  expect(await page.evaluate(() => localStorage.getItem('meedu-msv'))).toBe('9');
});

test('every old query is read, from outside and from a link', async ({ page, request }, info) => {
  test.setTimeout(120_000);
  await signIn(page, request);
  for (const { page: pattern, name, to, values } of queryAliases)
    for (const [old, now] of Object.entries(values ?? { 2: '2' })) {
      const path = inApp(info, numbered(pattern));
      const end = `${path}?a=1&${to}=${now}`;
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(`${path}?a=1&${name}=${old}`);
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => addressOf(page)).toBe(end);
      // oxlint-disable-next-line no-await-in-loop
      await expect(heading(page).first()).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      await go(page, `${path}?a=1&${name}=${old}`);
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => addressOf(page), `${name}=${old} inside the site`).toBe(end);
    }
});

test('an old address of a member’s page asks a visitor to log in, and leads there afterwards', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const guarded = [
    ['/member/order', '/member/orders'],
    ['/messages', '/member/messages'],
    ['/study?tab=collect', '/study-center?tab=liked'],
    ['/member/credit1', '/member/credit1-free'],
    ['/auth/faceSuccess', '/face-check'],
    ['/code-bind-mobile', '/bind-mobile'],
    ['/course/video/115', '/courses/video/-?lesson=115'],
  ] as const;
  for (const [from, to] of guarded) {
    const login = `${inApp(info, '/login')}?redirect=${encodeURIComponent(to)}`;
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(inApp(info, from));
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => addressOf(page), from).toBe(login);
    // oxlint-disable-next-line no-await-in-loop
    await go(page, inApp(info, from));
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => addressOf(page), `${from} inside the site`).toBe(login);
  }
  await fillLogin(page);
  await expect(heading(page)).toHaveText(/^第 15 讲/);
  expect(addressOf(page)).toBe(inApp(info, '/courses/video/1?lesson=115'));
});

test('a login whose redirect is an old address leads to its page', async ({ page }, info) => {
  await page.goto(`${inApp(info, '/login')}?redirect=%2Fmember%2Forder%3Fa%3D1`);
  await fillLogin(page);
  await expect.poll(() => addressOf(page)).toBe(inApp(info, '/member/orders?a=1'));
});

test('a number that is none of a course is the lesson’s', async ({ page, request }, info) => {
  await signIn(page, request);
  await page.goto(inApp(info, '/courses/video/115?msv=9'));
  await expect(heading(page)).toHaveText(/^第 15 讲/);
  expect(new URL(page.url()).pathname).toBe(inApp(info, '/courses/video/1'));
  expect(new URL(page.url()).searchParams.get('lesson')).toBe('115');
  await page.goto(inApp(info, '/course/video/99999'));
  await expect(page.getByText('课程不存在或已下架')).toBeVisible();
});

test('a phone on an old address of the other site comes to the page here', async ({
  page,
}, info) => {
  test.skip(!isPhone(info), 'A desktop stays on the site that it opens.');
  for (const [from, to] of [
    ['/course/1?msv=9', '/h5/courses/detail/1?msv=9'],
    ['/role', '/h5/vip'],
    ['/forgot-password', '/h5/forgot-password'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(from);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => addressOf(page), from).toBe(to);
    // oxlint-disable-next-line no-await-in-loop
    await expect(heading(page).first()).toBeVisible();
  }
});
