import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { addressOf, inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** Accounts that are held back, the storage flag that causes it, and the heading of the page that they see instead. */
const held = {
  visitor: { mobile: null, flag: null, gate: /^(登录后继续学习|欢迎回到青禾学堂)$/ },
  'unbound member': { mobile: '13800000002', flag: 'meedu-bind-mobile', gate: /^请绑定手机号$/ },
  'unverified member': { mobile: '13800000003', flag: 'meedu-face-check', gate: /^完成实名认证$/ },
} as const;
type Held = keyof typeof held;

/** Other spellings of the address of a member's page, to which its guard must apply. */
const SAME = [
  '/member/',
  '//member',
  '/member//orders',
  '/member///orders//',
  '/%6Dember/orders',
  '/%6d%65%6d%62%65%72',
  '/courses/./video/1',
  '/courses//video/1?lesson=1',
  '/courses/%76ideo/1',
  '/courses/detail/../video/1',
  '/courses/detail/%2e%2e/video/1',
  '/about/../study-center?tab=like',
  '/study%2Dcenter',
  '/order/?goods_type=vod&goods_id=2',
  '//order//pay?orderId=1',
  '/order/success/?orderId=1',
] as const;

/** Addresses that only look like that of a member's page: there is no such page. */
const OTHER = [
  '/MEMBER',
  '/Member/orders',
  '/%4Dember/orders',
  '/member/Messages',
  '/member/credit1-FREE',
  '/%256Dember/orders',
  '/member%2Forders',
  '/member/%2Forders',
  '/member/orders/%2e%2e%2f',
  '/courses/VIDEO/1',
  '/Courses/video/1?lesson=1',
  '/courses/%56ideo/1',
  '/courses%2Fvideo/1',
  '/Study-Center',
  '/STUDY-CENTER/',
  '/Order?goods_type=vod&goods_id=2',
  '/order/PAY?orderId=1',
  '/member;/orders',
  '/member%20',
  '/member%00',
  '/COURSES',
] as const;

/** Calls that only a member's page makes. */
const GUARDED_CALL =
  /playinfo|\/order\/|\/member\/(?:orders|messages|credit1Records|courses|learned)/;

async function enter(page: Page, request: APIRequestContext, who: Held) {
  const { mobile, flag } = held[who];
  if (mobile === null) return;
  const reply = await request.post('/api/v2/login/password', {
    data: { mobile, password: 'qinghe123' },
  });
  const { data } = await reply.json();
  await page.addInitScript(
    ([token, name]) => {
      localStorage.setItem('meedu-user-token', token);
      localStorage.setItem(name, 'ok');
    },
    [String(data.token), flag] as const,
  );
}

/** Returns an absolute address, since a path that begins with two slashes would name a host. */
const at = (info: TestInfo, path: string) => `${info.project.use.baseURL}${inApp(info, path)}`;

/** Goes to an address as a link of the site does: without loading it anew. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', window.location.origin + to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

for (const who of ['visitor', 'unbound member', 'unverified member'] as const) {
  test(
    `no spelling of a member's page lets a ${who} in`,
    { tag: ['@spec:4.guard.login', '@spec:4.guard.bind', '@spec:4.guard.face'] },
    async ({ page, request, problems }, info) => {
      test.setTimeout(180_000);
      // Servers answer some of these addresses with a 400 or 404 of their own.
      problems.allow(/response: 40[04]/, /console: Failed to load resource/);
      const calls: string[] = [];
      page.on('request', (call) => {
        if (GUARDED_CALL.test(call.url())) calls.push(`${addressOf(page)}: ${call.url()}`);
      });
      await enter(page, request, who);
      const heading = page.getByRole('heading', { level: 1 });
      const expectHeld = async (path: string, title: RegExp) => {
        await expect.soft(heading, `${path} in the address bar`).toHaveText(title);
        await expect.soft(page, path).toHaveTitle(/./);
      };

      await page.goto(inApp(info, '/about'));
      for (const [paths, title] of [
        [SAME, held[who].gate],
        [OTHER, /^页面不存在$/],
      ] as const)
        for (const path of paths) {
          // oxlint-disable-next-line no-await-in-loop
          await go(page, inApp(info, path));
          // oxlint-disable-next-line no-await-in-loop
          await expect.soft(heading, `${path} inside the site`).toHaveText(title);
          // oxlint-disable-next-line no-await-in-loop
          await go(page, inApp(info, '/about'));
          // oxlint-disable-next-line no-await-in-loop
          await expect(heading).toHaveText(/^关于/);
        }

      for (const path of [...SAME.slice(0, 6), '/courses/%76ideo/1'])
        // oxlint-disable-next-line no-await-in-loop
        await test.step(path, async () => {
          await page.goto(at(info, path));
          await expectHeld(path, held[who].gate);
        });
      for (const path of ['/MEMBER', '/courses/VIDEO/1', '/%256Dember', '/Order?goods_id=2'])
        // oxlint-disable-next-line no-await-in-loop
        await test.step(path, async () => {
          await page.goto(at(info, path));
          await expectHeld(path, /^页面不存在$/);
        });
      expect(calls, 'calls of a member’s page').toEqual([]);
    },
  );
}

test('an address of slashes alone is the home page', async ({ page }, info) => {
  for (const path of ['//', '///', '//?x=1']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(at(info, path));
    // oxlint-disable-next-line no-await-in-loop
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    // oxlint-disable-next-line no-await-in-loop
    await expect.soft(page, path).toHaveTitle(/^青禾学堂/);
  }
});
