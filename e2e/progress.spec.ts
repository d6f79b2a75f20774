import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { kill } from './support/kill.ts';
import { member } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';
import { latency } from './support/pauses.ts';
import { openAt, playFast, reach, secondOf, withoutNativeHls } from './support/video.ts';

/** 叶小满, who bought the Python course. */
const MEMBER = 1;
const COURSE = 1;
/** A free course whose lessons are files of 60 s. */
const SHORT_COURSE = 29;

const unsentKey = (lessonId: number) => `qinghe:unsent:${MEMBER}:${lessonId}`;

interface LessonRow {
  id: number;
  watch_record: { watch_seconds: number; watched_at: string | null } | null;
}

interface School {
  request: APIRequestContext;
  url: string;
  token: string;
}

/** Returns the member's progress in all lessons of a course, as stored by the school. */
async function lessonsOf({ request, url, token }: School, course: number) {
  const reply = await request.get(`${url}/api/v3/member/learned/course/${course}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await reply.json();
  return Object.values<LessonRow>(data);
}

async function heldSeconds(school: School, lessonId: number, course = COURSE) {
  const rows = await lessonsOf(school, course);
  return rows.find(({ id }) => id === lessonId)?.watch_record?.watch_seconds ?? 0;
}

/** Returns a lesson of a course that the member has not opened. */
async function freshLesson(school: School, course = COURSE) {
  const rows = await lessonsOf(school, course);
  const row = rows.find(({ watch_record: record }) => !record);
  if (!row) throw new Error('Every lesson has been opened.');
  return row.id;
}

/** Signs the member in at a server of the test's own. */
async function enter(page: Page, request: APIRequestContext, url: string): Promise<School> {
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
  return { request, url, token };
}

/** Records the seconds of every progress report that a page sends. */
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
  const school = await enter(page, request, url);
  const lesson = await freshLesson(school);
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
  await expect.poll(() => heldSeconds(school, lesson)).toBe(90);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), unsentKey(lesson)))
    .toBeNull();
  await page.reload();
  // The code that sends unsent reports loads after the first content.
  await atRest(page);
  expect(reports).toEqual([90]);
});

test('what another member left on this device is not reported', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  const school = await enter(page, request, url);
  const lesson = await freshLesson(school);
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
  const school = await enter(page, request, url);
  const lesson = await freshLesson(school);
  await page.addInitScript((key) => localStorage.setItem(key, '33'), unsentKey(lesson));
  await page.goto(url + inApp(info, '/courses'));
  // The code that sends reports loads late.
  await expect.poll(() => heldSeconds(school, lesson)).toBe(33);
  await context.setOffline(true);
  await page.evaluate((key) => localStorage.setItem(key, '77'), unsentKey(lesson));
  expect(await heldSeconds(school, lesson)).toBe(33);
  await context.setOffline(false);
  await expect.poll(() => heldSeconds(school, lesson)).toBe(77);
});

const CUTS = [
  { cut: 12, until: 32, course: SHORT_COURSE, tag: [] },
  { cut: 30, until: 90, course: COURSE, tag: ['@nightly'] },
];

for (const { cut, until, course, tag } of CUTS)
  test(
    `a lesson watched to ${until} s, without network from ${cut} s on, is reported once and goes on there`,
    {
      tag,
    },
    async ({ page, context, problems, request, startSchool }, info) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED/);
      const { url } = await startSchool();
      const school = await enter(page, request, url);
      // hls.js buffers far ahead.
      await withoutNativeHls(page);
      const lesson = await freshLesson(school, course);
      const address = url + inApp(info, `/courses/video/${course}?lesson=${lesson}`);
      await page.goto(address);
      const video = page.locator('video');
      await openAt(video, cut - 3);
      await playFast(video);
      await expect
        .poll(() =>
          video.evaluate(({ buffered }: HTMLVideoElement) =>
            buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
          ),
        )
        .toBeGreaterThan(until);
      await reach(video, cut);
      await context.setOffline(true);
      const second = await secondOf(video);
      const reached = await reach(video, until);
      await expect(page.getByText('网络已断开，学习进度会在恢复后同步')).toBeVisible();
      // Killed rather than closed: the last report of a page that is left would get through, since only its tab is offline.
      await kill(page);
      await context.setOffline(false);
      expect(await heldSeconds(school, lesson, course)).toBeLessThanOrEqual(second);

      const next = await context.newPage();
      const reports = collectReports(next);
      await next.goto(address);
      await expect.poll(() => heldSeconds(school, lesson, course)).toBeGreaterThan(reached - 10);
      await expect.poll(() => secondOf(next.locator('video'))).toBeGreaterThan(reached - 10);
      await atRest(next);
      expect(reports).toHaveLength(1);
      expect(reports[0]).toBeLessThan(reached + 10);
    },
  );

test('a note outlives the page and the device it was taken on', async ({
  page,
  context,
  problems,
  request,
  startSchool,
}, info) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { url } = await startSchool();
  const school = await enter(page, request, url);
  const lesson = await freshLesson(school);
  const address = url + inApp(info, `/courses/video/${COURSE}?lesson=${lesson}&tab=notes`);
  const video = page.locator('video');
  const note = page.getByText('推导式做三件事');
  await page.goto(address);
  await openAt(video, 83);
  await page.getByRole('textbox', { name: '写笔记' }).fill('推导式做三件事 #推导式');
  await context.setOffline(true);
  await page.getByRole('button', { name: '保存笔记' }).click();
  await expect(note).toBeVisible();
  await expect(page.getByText('仅保存在本设备').first()).toBeVisible();
  await context.setOffline(false);

  // The lesson is still loading when the note is pressed, and would otherwise start elsewhere.
  await openAt(video, 30);
  const late = /\/api\/v2\/video\/\d+\/playinfo/;
  await page.route(late, async (route) => {
    await latency(2000);
    await route.continue();
  });
  await page.reload();
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: '跳到 01:23' }).click();
  // It plays on from there; elsewhere would be 30 or the beginning.
  await expect.poll(() => secondOf(video)).toBeGreaterThanOrEqual(82);
  expect(await secondOf(video)).toBeLessThan(200);

  const exportAs = async (name: string) => {
    await page.getByRole('button', { name: '导出与导入' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    return (await download).path();
  };
  const markdown = readFileSync(await exportAs('导出 Markdown'), 'utf8');
  const link = /^- \[01:23\]\((\S+)\) 推导式做三件事 #推导式$/m.exec(markdown)?.[1];
  expect(link).toBe(url + inApp(info, `/courses/video/${COURSE}?lesson=${lesson}&t=83`));
  const backup = await exportAs('导出备份（.json）');

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('qinghe:')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.getByText('这个课时还没有笔记')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(backup);
  await expect(note).toBeVisible();

  await page.goto(link ?? '');
  // The lesson plays on from there, so its current position depends on when it is read.
  await expect(page.getByText('已从 01:23 继续播放')).toBeVisible();
  await expect.poll(() => secondOf(video)).toBeGreaterThanOrEqual(83);
});

test('the next lesson opens once, however often it is pressed, and not over another choice', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  await enter(page, request, url);
  const [first, next, other] = [120, 121, 122];
  const at = (lesson: number) => new RegExp(`lesson=${lesson}$`);
  const video = page.locator('video');
  let letReports = () => {};
  const held = new Promise<void>((resolve) => {
    letReports = resolve;
  });
  await page.route('**/video/*/record', async (route) => {
    await held;
    await route.continue();
  });
  const end = async (lesson: number) => {
    await page.goto(url + inApp(info, `/courses/video/${COURSE}?lesson=${lesson}`));
    await playFast(video);
    await reach(video, 4);
    await video.evaluate((element) => element.dispatchEvent(new Event('ended')));
    return page.getByRole('button', { name: '立即播放' });
  };

  await (await end(first)).dblclick();
  await expect(page).toHaveURL(at(next));
  await page.goBack();
  await expect(page).toHaveURL(at(first));

  await (await end(first)).click();
  await page.locator(`a[href$="lesson=${other}"]`).first().click();
  await expect(page).toHaveURL(at(other));
  letReports();
  await atRest(page);
  expect(page.url()).toMatch(at(other));
});
