import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';

const REFUND = `# 退款说明

七天内可以[全额退款](/member/order)，先看[《线性代数》](/course/3)或[教师招聘](/pages/jobs)。

<img src=x onerror="document.title='broken into'">
`;
const JOBS = '---\ntitle: 教师招聘\nfooter: false\n---\n<p>我们在找<b>数学老师</b>。</p>';

test('a page that the school has written is found in the footer, is safe, and leads on', async ({
  page,
  folder,
  problems,
  startSchool,
}, info) => {
  // The broken picture by which the page tries to inject code.
  problems.allow(/\b404\b.*\/pages\/x/);
  const pages = path.join(folder, 'pages');
  mkdirSync(pages);
  writeFileSync(path.join(pages, 'refund.md'), REFUND);
  writeFileSync(path.join(pages, 'jobs.html'), JOBS);
  const { url } = await startSchool({ QINGHE_PAGES: pages });

  await page.goto(url + inApp(info, '/'));
  const link = page.locator('footer').getByRole('link', { name: '退款说明' });
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: '教师招聘' })).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '退款说明' })).toBeVisible();
  await expect(page).toHaveURL(url + inApp(info, '/pages/refund'));
  await expect(page).toHaveTitle(/^退款说明 - /);

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '全额退款' })).toHaveAttribute(
    'href',
    /\/member\/orders$/,
  );
  await main.getByRole('link', { name: '教师招聘' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '教师招聘' })).toBeVisible();
  await expect(page).toHaveURL(url + inApp(info, '/pages/jobs'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '退款说明' })).toBeVisible();
  await main.getByRole('link', { name: '《线性代数》' }).click();
  await expect(page).toHaveURL(url + inApp(info, '/courses/detail/3'));

  await page.goto(url + inApp(info, '/pages/none'));
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  if (isPhone(info)) {
    await page.goto(`${url}/pages/refund`);
    await expect(page).toHaveURL(`${url}/h5/pages/refund`);
  }
});
