import type { APIRequestContext, Page } from '@playwright/test';
import { fillLogin, signIn } from './support/member.ts';
import { inApp, isPhone } from './support/projects.ts';
import { openScenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';
import { openAt, playFast, reach, secondOf } from './support/video.ts';

const PLACE = '/courses/video/1?lesson=115&tab=comments';
const COMMENT = '三角函数这一段讲得很细，配的图也清楚';

/** Ends the session on the server, as a login on another device does. */
async function endElsewhere(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('meedu-user-token'));
  await request.post('/api/v2/logout', { headers: { Authorization: `Bearer ${token}` } });
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const everyKey = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('an ended session comes back to the second, the comment and the place', async ({
  page,
  request,
  problems,
}, info) => {
  problems.allow(/401|ERR_ABORTED/);
  await signIn(page, request);
  await page.goto(inApp(info, PLACE));
  const video = page.locator('video');
  await openAt(video, 60);
  await playFast(video);
  await reach(video, 62);
  await page.getByRole('textbox', { name: '写评论' }).fill(COMMENT);
  await page.evaluate(() => window.scrollTo(0, 240));

  await reach(video, 65);
  const second = await video.evaluate((element: HTMLVideoElement) => {
    element.pause();
    return element.currentTime;
  });
  await endElsewhere(page, request);
  const top = await page
    .getByRole('button', { name: '发表评论' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return window.scrollY;
    });
  // The phone's page fits on its screen.
  expect(top).toBe(isPhone(info) ? 0 : 240);
  const login = inApp(info, `/login?redirect=${encodeURIComponent(PLACE)}`);
  await expect(page).toHaveURL(login);
  await expect(page.getByText('请重新登录')).toBeVisible();
  await fillLogin(page);

  await expect(page).toHaveURL(inApp(info, PLACE));
  await expect(page.getByRole('textbox', { name: '写评论' })).toHaveValue(COMMENT);
  await expect.poll(() => scrolled(page)).toBe(top);
  await expect.poll(() => secondOf(video)).toBeGreaterThan(second - 2);
  // It plays on from there; the school itself would begin at 378.
  expect(await secondOf(video)).toBeLessThan(second + 120);
  expect(await everyKey(page)).not.toContain('qinghe123');
});

test('an answer that was begun is there again beside its comment', async ({ page }, info) => {
  await openScenario(page, info, 'moderatedComments');
  await page.getByRole('button', { name: /^回复/ }).first().click();
  const field = page.getByRole('textbox', { name: /^回复 / });
  await field.fill('我也是这样理解的');
  await page.reload();
  await expect(field).toHaveValue('我也是这样理解的');
  await expect(field).not.toBeFocused();
});

test('whom an activity is booked for outlives the session', async ({
  page,
  request,
  problems,
}, info) => {
  problems.allow(/401|ERR_ABORTED/);
  await signIn(page, request);
  await page.goto(inApp(info, '/order?goods_type=activate&goods_id=4'));
  await page.getByLabel('姓名').fill('张小禾');
  await endElsewhere(page, request);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page);
  await expect(page.getByLabel('姓名')).toHaveValue('张小禾');
});
