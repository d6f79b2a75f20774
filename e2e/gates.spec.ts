import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillSms } from './support/forms.ts';
import { fillLogin } from './support/member.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';

const unbound = { mobile: '13800000002', password: 'qinghe123' };

test(
  'a member without a mobile passes both gates to where they were going',
  { tag: ['@spec:4.after-bind.face-flag'] },
  async ({ page, request, folder, startSchool }, info) => {
    // The demo member has passed the face check; this school's data is edited so that they have not.
    const first = await startSchool();
    await request.post(`${first.url}/api/v2/login/password`, { data: unbound });
    await first.stop();
    const file = path.join(folder, 'school.json');
    const school = JSON.parse(readFileSync(file, 'utf8'));
    for (const user of school.tables.users) user.is_face_verify = false;
    writeFileSync(file, JSON.stringify(school));
    const { url } = await startSchool();

    const at = (path: string) => url + inApp(info, path);
    await page.goto(at('/login?redirect=%2Fstudy-center%3Ftab%3Dlike'));
    await fillLogin(page, unbound);
    await expect(page).toHaveURL(at('/bind-mobile'));
    // No other address gets past the gate.
    await page.goto(at('/study-center?tab=like'));
    await expect(page).toHaveURL(at('/bind-mobile'));

    const started = page.waitForResponse(
      (response) =>
        response.url().endsWith('/member/tencent/faceVerify') &&
        response.request().method() === 'POST',
    );
    await fillSms(page, '13900006600');
    await page.getByRole('button', { name: '立即绑定' }).click();
    await expect(page).toHaveURL(at('/face-check'));

    if (isPhone(info)) {
      await page.getByRole('link', { name: '开始实名认证' }).click();
      await page.getByRole('button', { name: '模拟核验通过' }).click();
    } else {
      const { data } = await (await started).json();
      const form = { biz_token: String(data.biz_token), choice: 'pass' };
      await request.post(`${url}/api/demo/face-check`, { form });
    }
    await expect(page).toHaveURL(at('/study-center?tab=like'));
  },
);
