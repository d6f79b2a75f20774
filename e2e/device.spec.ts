import { readFileSync } from 'node:fs';
import { signIn } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const KEY = 'qinghe:note:1:n1';
const note = JSON.stringify({
  id: 'n1',
  courseId: 1,
  courseTitle: 'Python 零基础',
  lessonId: 15,
  lessonTitle: '变量与类型',
  seconds: 83,
  text: '先取出，再过滤',
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
});

test('notes come back from their backup after the device was cleared', async ({
  page,
  request,
}, info) => {
  await signIn(page, request);
  await page.goto(inApp(info, '/about'));
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [KEY, note]);
  await page.goto(inApp(info, '/member/device'));
  const notes = page.getByRole('listitem').filter({ hasText: '学习笔记' });
  await expect(notes).toContainText('1 项');

  await notes.getByRole('button', { name: '导出与导入' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出备份（.json）' }).click(),
  ]);
  const backup = readFileSync(await download.path());

  await notes.getByRole('button', { name: '清除学习笔记' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '清除' }).click();
  await expect(notes).toContainText('没有');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();

  await page
    .getByLabel('选择笔记备份')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: backup });
  await expect(notes).toContainText('1 项');
  const restored = await page.evaluate((key) => localStorage.getItem(key), KEY);
  expect(JSON.parse(restored ?? 'null')).toEqual(JSON.parse(note));
});
