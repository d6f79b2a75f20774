import { courseLink } from './support/links.ts';
import { fillLogin } from './support/member.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';

for (const recorded of ['B-4.9.12', 'C-head'] as const) {
  test(`the same build serves a school recorded as ${recorded}`, async ({
    page,
    problems,
    startReplay,
    startSchool,
  }, info) => {
    // The recorded school's pictures live on hosts that do not exist.
    problems.allow(
      /example\.com|ERR_NAME_NOT_RESOLVED|ERR_CONNECTION_REFUSED|ERR_INTERNET|\/images\//,
    );
    const school = await startReplay(recorded);
    const server = await startSchool({ QINGHE_API_URL: school.url });

    await page.goto(server.url + inApp(info, '/courses'));
    await expect(page).toHaveTitle(/示例网校/);
    await courseLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(server.url + inApp(info, isPhone(info) ? '/login' : '/'));
    if (!isPhone(info))
      await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
    await fillLogin(page, { mobile: '13900001111', password: '123456' });
    await page.waitForFunction(() => localStorage.getItem('meedu-user-token') !== null);
    expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).toBe(
      'FAKE-JWT-HEADER.FAKE-MEMBER-1.FAKE-SIGNATURE',
    );
  });
}
