import type { APIRequestContext, Page } from '@playwright/test';
import { member } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/server.ts';

/** 叶小满, who bought the Python course. */
const MEMBER = 1;
const COURSE = 1;

const unsentKey = (lessonId: number) => `qinghe:unsent:${MEMBER}:${lessonId}`;

interface LessonRow {
  id: number;
  duration: number;
  watch_record: { watch_seconds: number; watched_at: string | null } | null;
}

/** The member's progress in all lessons of the course, as the school has it. */
async function lessonsOf(request: APIRequestContext, url: string, token: string) {
  const reply = await request.get(`${url}/api/v3/member/learned/course/${COURSE}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await reply.json();
  return Object.values<LessonRow>(data);
}

async function heldSeconds(
  request: APIRequestContext,
  url: string,
  token: string,
  lessonId: number,
) {
  const rows = await lessonsOf(request, url, token);
  return rows.find(({ id }) => id === lessonId)?.watch_record?.watch_seconds ?? 0;
}

/** A lesson of the course that the member has not opened. */
async function freshLesson(request: APIRequestContext, url: string, token: string) {
  const rows = await lessonsOf(request, url, token);
  const row = rows.find(({ duration, watch_record: record }) => duration > 200 && !record);
  if (!row) throw new Error('Every lesson has been opened.');
  return row.id;
}

/** Signs the member in at a server of the test's own. */
async function enter(page: Page, request: APIRequestContext, url: string) {
  const reply = await request.post(`${url}/api/v2/login/password`, {
    data: { mobile: member.mobile, password: member.password },
  });
  const { data } = await reply.json();
  const token = String(data.token);
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('e2e-signed-in')) return;
    sessionStorage.setItem('e2e-signed-in', '1');
    localStorage.setItem('meedu-user-token', value);
  }, token);
  return token;
}

/** Resolves when the code that reports what waits has come; it comes after the first content. */
const loadedReplay = (page: Page) => page.waitForResponse(/\/ProgressReplay-/);

/** Notes every report that a page makes. */
function collectReports(page: Page) {
  const seconds: number[] = [];
  page.on('request', (sent) => {
    if (/\/video\/\d+\/record$/.test(sent.url())) seconds.push(sent.postDataJSON().duration);
  });
  return seconds;
}

test('what an earlier page could not report is reported once, by the next one', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  const token = await enter(page, request, url);
  const lesson = await freshLesson(request, url, token);
  const reports = collectReports(page);
  await page.addInitScript(
    ([key, seconds]) => {
      if (sessionStorage.getItem('e2e-left')) return;
      sessionStorage.setItem('e2e-left', '1');
      localStorage.setItem(key, seconds);
    },
    [unsentKey(lesson), '90'] as const,
  );
  await page.goto(url + inApp(info, '/'));
  await expect.poll(() => heldSeconds(request, url, token, lesson)).toBe(90);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), unsentKey(lesson)))
    .toBeNull();
  const replay = loadedReplay(page);
  await page.reload();
  await replay;
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([90]);
});

test('what another member left on this device is not reported', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  const token = await enter(page, request, url);
  const lesson = await freshLesson(request, url, token);
  const reports = collectReports(page);
  const key = `qinghe:unsent:${MEMBER + 1}:${lesson}`;
  await page.addInitScript((name) => localStorage.setItem(name, '90'), key);
  await page.addInitScript((name) => localStorage.setItem(name, '45'), unsentKey(lesson));
  await page.goto(url + inApp(info, '/courses'));
  await expect.poll(() => reports).toEqual([45]);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('90');
});

test('progress waits while the school is away and goes there when it is back', async ({
  page,
  context,
  problems,
  request,
  startSchool,
}, info) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { url } = await startSchool();
  const token = await enter(page, request, url);
  const lesson = await freshLesson(request, url, token);
  const replay = loadedReplay(page);
  await page.goto(url + inApp(info, '/courses'));
  await replay;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate((key) => localStorage.setItem(key, '77'), unsentKey(lesson));
  expect(await heldSeconds(request, url, token, lesson)).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => heldSeconds(request, url, token, lesson)).toBe(77);
});
