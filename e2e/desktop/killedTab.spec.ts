import type { APIRequestContext, Page } from '@playwright/test';
import { kill } from '../support/kill.ts';
import { member } from '../support/member.ts';
import { playFast, reach } from '../support/video.ts';
import { expect, test } from '../support/test.ts';

/** A course that the member bought, with more lessons than tabs are killed. */
const COURSE = 1;
/** Prefix of the storage keys of 叶小满's outbox. */
const UNSENT = 'qinghe:unsent:1:';
/**
 * Number of tabs to kill, each at a random moment within its own part of `stretch` seconds. Every change tests only a few, over a
 * stretch with one of the reports that are sent every 10 s.
 */
const RUNS = [
  { count: 3, stretch: 11, tag: [] },
  { count: 20, stretch: 22, tag: ['@nightly'] },
];

/** Signs the member in for every tab of the browser. */
async function signInTo(page: Page, request: APIRequestContext) {
  const reply = await request.post('/api/v2/login/password', {
    data: { mobile: member.mobile, password: member.password },
  });
  const { data } = await reply.json();
  const token = String(data.token);
  await page.goto('/about');
  await page.evaluate((value) => localStorage.setItem('meedu-user-token', value), token);
  return token;
}

interface LessonRow {
  id: number;
  watch_record: { watch_seconds: number } | null;
}

async function lessonsOf(request: APIRequestContext, token: string) {
  const reply = await request.get(`/api/v3/member/learned/course/${COURSE}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await reply.json();
  return Object.values<LessonRow>(data);
}

for (const { count, stretch, tag } of RUNS)
  test(
    `a tab killed at any of ${count} random moments loses no more than 10 s`,
    { tag },
    async ({ page: first, context, request }) => {
      test.setTimeout(count * 15_000);
      const token = await signInTo(first, request);
      const lessons = (await lessonsOf(request, token)).filter(
        ({ watch_record: record }) => !record,
      );
      const kills: { id: number; reached: number }[] = [];
      for (const [index, { id }] of lessons.slice(0, count).entries()) {
        const page = await context.newPage();
        await page.goto(`/courses/video/${COURSE}?lesson=${id}`);
        const video = page.locator('video');
        await playFast(video);
        const moment = 2 + ((index + Math.random()) * stretch) / count;
        kills.push({ id, reached: await reach(video, moment) });
        await kill(page);
      }
      expect(kills).toHaveLength(count);

      await first.reload();
      await first.waitForFunction(
        (prefix) => !Object.keys(localStorage).some((key) => key.startsWith(prefix)),
        UNSENT,
      );
      const rows = await lessonsOf(request, token);
      const losses = kills.map(({ id, reached }) => {
        const row = rows.find((lesson) => lesson.id === id);
        return reached - (row?.watch_record?.watch_seconds ?? 0);
      });
      console.log(`Lost: ${losses.map((seconds) => seconds.toFixed(1)).join(', ')} s.`);
      expect(Math.max(...losses)).toBeLessThanOrEqual(10);
    },
  );
