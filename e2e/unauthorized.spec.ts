import { signIn } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

const variants = [
  ['HTTP 401 without an envelope', 401, { message: 'Unauthenticated.' }],
  ['an envelope that asks to log in', 200, { code: 401, message: '请登录', data: [] }],
  ['an envelope of the single-device rule', 200, { code: 401, message: '请重新登录', data: [] }],
] as const;

for (const [name, status, json] of variants) {
  test(
    `${name} leads to one toast and one redirect`,
    { tag: ['@spec:8.401'] },
    async ({ page, request, problems }, info) => {
      problems.allow(/401/);
      await signIn(page, request);
      await page.goto(inApp(info, '/study-center'));
      await expect(page).toHaveURL(inApp(info, '/study-center'));
      await expect(page.getByRole('main').locator('a[href*="/courses/"]').first()).toBeVisible();
      // Late calls of this page would otherwise be refused before the reload.
      await atRest(page);

      let refused = 0;
      let isReloading = false;
      page.on('request', (sent) => {
        isReloading ||= sent.isNavigationRequest();
      });
      await page.route(/\/api\/v[23]\/member\//, (route) => {
        // What the page before still asks for is none of this.
        if (!isReloading) return route.continue();
        refused += 1;
        return route.fulfill({ status, json });
      });
      const entries = await page.evaluate(() => history.length);
      // The toast may be gone by the time that the last picture has loaded.
      await page.reload({ waitUntil: 'commit' });

      await expect(page.getByText('请重新登录')).toHaveCount(1);
      const login = inApp(info, '/login');
      await expect(page).toHaveURL(`${login}?redirect=%2Fstudy-center`);
      expect(refused).toBeGreaterThan(0);
      // The login page has replaced the refused page in the history, so going back does not return to it.
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).toBeNull();
    },
  );
}
