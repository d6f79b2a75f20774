import { expectSeen, watchFor } from './support/glimpse.ts';
import { pressSignOut, signIn } from './support/member.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** Texts of the login page, on the desktop and on the phone. */
const LOGIN = ['登录后继续学习', '登录后可以', '欢迎回到青禾学堂'];

for (const [name, path] of [
  ['a member’s page', '/member'],
  ['a page for all', '/about'],
] as const)
  test(
    `a logout on ${name} waits for no server and shows no login on the way`,
    { tag: ['@spec:4.logout.steps', '@spec:8.success.logout'] },
    async ({ page, request }, info) => {
      test.skip(
        isPhone(info) && path === '/about',
        'The phone has its way out on the member’s page.',
      );
      for (const text of ['已安全退出', ...LOGIN])
        // oxlint-disable-next-line no-await-in-loop
        await watchFor(page, text);
      const token = await signIn(page, request);
      // The server never answers.
      await page.route('**/api/v2/logout', () => undefined);
      await page.goto(inApp(info, path));
      const told = page.waitForRequest('**/api/v2/logout');
      await pressSignOut(page, info);
      expect((await told).headers()['authorization']).toBe(`Bearer ${token}`);
      await expect(page).toHaveURL(isPhone(info) ? '/h5/' : '/');
      await expectSeen(page, '已安全退出');
      const seen = await page.evaluate(
        (texts) => texts.filter((text) => sessionStorage.getItem(`seen:${text}`) !== null),
        LOGIN,
      );
      expect(seen, 'seen of a login').toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).toBeNull();
    },
  );
