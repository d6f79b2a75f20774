import type { Page, TestInfo } from '@playwright/test';
import { fillLogin, showLogin } from './support/member.ts';
import { addressOf, inApp, isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

/** Something that only members can do, begun by a visitor. */
interface Action {
  what: string;
  /** The page where it is begun. */
  path: string;
  begin: (page: Page, info: TestInfo) => Promise<unknown>;
  /** The page where the member ends up, if it is another one. */
  leadsTo?: string;
  /** The call that carries it out, and how often it is made. */
  call?: { path: RegExp; times: 0 | 1 };
  /** What the page shows once it is done. */
  shows?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click();
const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();
const pressed = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');

const COURSE_LIKE = /\/api\/v2\/course\/\d+\/like$/;
const ACTIVITY_LIKE = /\/api\/v2\/activate\/\d+\/like$/;

const actions: readonly Action[] = [
  {
    what: 'a favourite course',
    path: '/courses/detail/17',
    begin: press('收藏课程'),
    call: { path: COURSE_LIKE, times: 1 },
    shows: pressed('收藏课程'),
  },
  {
    what: 'a favourite activity',
    path: '/activates/detail/2',
    begin: press('收藏'),
    call: { path: ACTIVITY_LIKE, times: 1 },
    shows: pressed('收藏'),
  },
  {
    what: 'a course to buy',
    path: '/courses/detail/21',
    begin: press('登录后购买'),
    leadsTo: '/order?goods_type=vod&goods_id=21',
  },
  {
    what: 'a course to buy that the member turns out to own',
    path: '/courses/detail/1',
    begin: press('登录后购买'),
    shows: (page) =>
      expect(
        page.getByRole('main').getByRole('button', { name: /继续学习|开始学习/ }),
      ).toBeVisible(),
  },
  {
    what: 'a free course to watch',
    path: '/courses/detail/9',
    begin: press('开始学习'),
    leadsTo: '/courses/video/9?lesson=901',
  },
  {
    what: 'a lesson to try',
    path: '/courses/detail/2',
    begin: follow('登录后试看'),
    leadsTo: '/courses/video/2?lesson=201',
  },
  {
    what: 'what the cover plays',
    path: '/courses/detail/2',
    begin: follow(/^试看 \d\d:\d\d：/),
    leadsTo: '/courses/video/2?lesson=201',
  },
  {
    what: 'a lesson of the outline',
    path: '/courses/detail/9?tab=lessons',
    begin: (page) =>
      page.getByRole('main').locator('a[href*="/courses/video/9?lesson="]').first().click(),
    leadsTo: '/courses/video/9?lesson=901',
  },
  {
    what: 'a comment on a course',
    path: '/courses/detail/9?tab=comments',
    begin: press('登录'),
    shows: (page) => expect(page.getByRole('textbox', { name: '写评论' })).toBeFocused(),
  },
  {
    what: 'an activity to sign up for',
    path: '/activates/detail/3',
    begin: press('登录后报名'),
    leadsTo: '/order?goods_type=activate&goods_id=3',
  },
  {
    what: 'a membership',
    path: '/vip',
    begin: (page) => page.getByRole('main').locator('a[href*="goods_type=role"]').first().click(),
    leadsTo: '/order?goods_type=role&goods_id=1',
  },
  {
    what: 'the own courses',
    path: '/about',
    begin: (page, info) =>
      isPhone(info)
        ? page.goto(inApp(info, '/study-center'))
        : page.getByRole('button', { name: '我的课程' }).click(),
    leadsTo: '/study-center',
  },
];

for (const { what, path, begin, leadsTo, call, shows } of actions)
  test(`after the login it goes on with ${what}, once`, async ({ page, startSchool }, info) => {
    const { url } = await startSchool();
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await page.goto(url + inApp(info, path));
    await begin(page, info);
    await fillLogin(page);
    const aim = inApp(info, leadsTo ?? path);
    await expect.poll(() => addressOf(page)).toBe(aim);
    await shows?.(page);
    await atRest(page);
    expect(addressOf(page)).toBe(aim);

    // Opening the page again does not repeat the action.
    await page.goto(url + inApp(info, path));
    await atRest(page);
    expect(addressOf(page)).toBe(inApp(info, path));
    if (call) expect(calls.filter((made) => call.path.test(made))).toHaveLength(call.times);
  });

test('a favourite goes on after a login at QQ', async ({ page, startSchool }, info) => {
  const { url } = await startSchool();
  await page.goto(url + inApp(info, '/courses/detail/17'));
  await press('收藏课程')(page);
  await showLogin(page);
  await page.getByRole('link', { name: 'QQ 登录' }).click();
  await page.getByRole('button', { name: '以已注册的“禾苗同学”同意' }).click();
  await expect.poll(() => addressOf(page)).toBe(inApp(info, '/courses/detail/17'));
  await pressed('收藏课程')(page);
});

test('a favourite is forgotten when the login is given up', async ({ page, startSchool }, info) => {
  test.skip(isPhone(info), 'There it is a page: whoever comes back has given it up.');
  const { url } = await startSchool();
  await page.goto(`${url}/courses/detail/17`);
  await press('收藏课程')(page);
  await showLogin(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  await fillLogin(page);
  await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible();
  await atRest(page);
  await expect(page.getByRole('button', { name: '收藏课程' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
