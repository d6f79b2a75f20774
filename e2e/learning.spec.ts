import path from 'node:path';
import { DEMO_TOKENS, school } from '@qinghe/api/mocks';
import type { Page } from '@playwright/test';
import { fillLogin, signIn } from './support/member.ts';
import { writeOwnSchool } from './support/ownSchool.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';
import {
  cancelNext,
  expectSmooth,
  openAt,
  playFast,
  reach,
  secondOf,
  startOf,
  watchSeconds,
  watchStart,
  withoutNativeHls,
} from './support/video.ts';

const video = (page: Page) => page.locator('video');
const player = (page: Page) => page.getByRole('region', { name: '播放器' });

/** Opens every page as the ordinary demo member. */
const enter = (page: Page, preferences: object = {}) =>
  page.addInitScript(
    ({ token, kept }) => {
      localStorage.setItem('meedu-user-token', token);
      localStorage.setItem('qinghe:player', kept);
    },
    { token: DEMO_TOKENS.ordinary, kept: JSON.stringify({ isMuted: true, ...preferences }) },
  );

const readyState = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.readyState);

/** Plays the rest of a lesson, from a second on. */
async function finish(page: Page, second: number) {
  await openAt(video(page), second);
  await playFast(video(page));
}

test('from a preview over the login to an owned course, a note and the study centre', async ({
  page,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  await page.goto(url + inApp(info, '/courses/detail/2'));
  await page.getByRole('link', { name: '登录后试看', exact: true }).click();
  // A visitor who closes the login is still on the course.
  if (!isPhone(info)) {
    await page.getByRole('dialog', { name: '登录' }).getByRole('button', { name: '关闭' }).click();
    await expect(page).toHaveURL(/\/courses\/detail\/2$/);
    await page.getByRole('link', { name: '登录后试看', exact: true }).click();
  }
  await fillLogin(page);
  await expect(page).toHaveURL(/\/courses\/video\/2\?lesson=201$/);
  await finish(page, 28);
  await expect(player(page).getByText('试看结束，购买课程观看所有视频')).toBeVisible();
  expect(await secondOf(video(page))).toBeLessThan(31);
  await expect(player(page).getByRole('link', { name: '购买课程 ¥299' })).toHaveAttribute(
    'href',
    /\/order\?goods_type=vod&goods_id=2$/,
  );

  await page.goto(url + inApp(info, '/study-center'));
  await watchStart(page);
  await page
    .getByRole('listitem')
    .getByRole('link', { name: isPhone(info) ? /^Python 零基础/ : /^继续学习：Python 零基础/ })
    .click();
  await expect(player(page).getByText('已从 06:18 继续播放')).toBeVisible();
  // A busy page hears a moment later that it plays.
  await expect.poll(() => startOf(page)).toBeGreaterThan(377.5);
  expect(await startOf(page)).toBeLessThan(400);

  await finish(page, 873);
  expect(await cancelNext(page)).toMatch(/秒后播放下一课时：/);
  await expect(player(page).getByText(/^下一课时：/)).toBeVisible();

  await page.getByRole('tab', { name: '笔记' }).click();
  await page.getByRole('textbox', { name: '写笔记' }).fill('推导式做三件事 #推导式');
  await page.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('推导式做三件事')).toBeVisible();

  await page.goto(url + inApp(info, '/study-center'));
  await expect(page.getByText('33%').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^课时进度：Python 零基础/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('已学完 16 / 48 课时')).toBeVisible();
});

test('a second in the address beats the one where the member stopped, also over a login', async ({
  page,
  request,
  problems,
}, info) => {
  problems.allow(/401|ERR_ABORTED/);
  const token = await signIn(page, request);
  const address = inApp(info, '/courses/video/1?lesson=115&t=83');
  const expectStart = async () => {
    await expect.poll(() => secondOf(video(page))).toBeGreaterThanOrEqual(83);
    // It plays on from there; the place that the school knows is at 378.
    expect(await secondOf(video(page))).toBeLessThan(200);
  };
  await page.goto(address);
  await expectStart();

  // The session ends while the page is away.
  await page.goto(inApp(info, '/about'));
  await request.post('/api/v2/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?redirect=.*t%3D83$/);
  await fillLogin(page);
  await expectStart();

  // After some more playing, the lesson resumes where it was left.
  await playFast(video(page));
  const reached = await reach(video(page), 95);
  await page.reload();
  await expect.poll(() => secondOf(video(page))).toBeGreaterThan(reached - 3);
  // It played on at four times its speed until it was left.
  expect(await secondOf(video(page))).toBeLessThan(reached + 120);
});

test('a playlist plays through hls.js, changes its quality and heals at 42 s', async ({
  page,
  problems,
  startSchool,
}, info) => {
  problems.allow(/403/);
  const { url } = await startSchool({ QINGHE_PLAY_URL_SECONDS: '3600' });
  await enter(page, { rate: 1.25 });
  await withoutNativeHls(page);
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('/playinfo')) asked += 1;
  });
  // The first address sends nothing from 40 s on: its requests hang until `die`, then fail.
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const heights = new Set<string>();
  let first = '';
  await page.route(/\/until\/\d+\/media\/lesson-2\/\d+p\/\d\d\.ts/, async (route) => {
    const [, address = '', height = '', piece] =
      /until\/(\d+)\/media\/lesson-2\/(\d+p)\/(\d\d)/.exec(route.request().url()) ?? [];
    first ||= address;
    heights.add(height);
    if (address !== first || Number(piece) < 10) return route.continue();
    await death;
    return route.fulfill({ status: 403 }).catch(() => undefined);
  });

  await page.goto(url + inApp(info, '/courses/video/1?lesson=115&t=34'));
  await openAt(video(page), 34);
  expect(await video(page).getAttribute('src')).toMatch(/^blob:/);
  expect([...heights]).toEqual(['360p']);
  await player(page).getByRole('button', { name: '清晰度：360P' }).click();
  await player(page).getByRole('menuitemradio', { name: '240P' }).click();
  await openAt(video(page), 38);
  expect([...heights]).toEqual(['360p', '240p']);
  expect(asked).toBe(1);

  await watchSeconds(video(page));
  await video(page).evaluate((element: HTMLVideoElement) => element.play());
  await reach(video(page), 39);
  die();
  await reach(video(page), 44);
  await expectSmooth(video(page));
  expect(asked).toBe(2);
  await expect(player(page).getByRole('button', { name: '清晰度：240P' })).toBeVisible();
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(
    1.25,
  );
});

test('watched parts and the time left follow what plays', async ({
  page,
  folder,
  startSchool,
}, info) => {
  const file = path.join(folder, 'own.json');
  writeOwnSchool(file, (tables) => {
    const lengths = new Map([
      [2201, 600],
      [2202, 600],
      [2203, 600],
      [901, 240],
      [902, 240],
    ]);
    tables.videos = tables.videos.flatMap((lesson) => {
      const duration = lengths.get(lesson.id);
      if (duration === undefined) return lesson.course_id === 22 ? [] : [lesson];
      const media = `/demo/media/lessons/${duration}.m3u8`;
      return [{ ...lesson, duration, media, ban_drag: lesson.id === 902 ? 1 : 0 }];
    });
    tables.videoRecords.push({
      id: 990_001,
      user_id: 1,
      course_id: 22,
      video_id: 2201,
      watch_seconds: 300,
      watched_at: null,
      created_at: school.now(),
      updated_at: school.now(),
    });
  });
  const { url } = await startSchool({ QINGHE_DATA: file });
  await enter(page);
  await page.addInitScript(() => {
    for (const lesson of [901, 902])
      localStorage.setItem(
        `qinghe:watched:1:${lesson}`,
        JSON.stringify({
          ranges: [
            [0, 59],
            [120, 179],
          ],
          place: 0,
          reached: 179,
        }),
      );
  });

  await page.goto(url + inApp(info, '/courses/video/9?lesson=901'));
  for (const [from, to] of [
    [58.5, 60],
    [178.5, 180],
  ] as const) {
    await openAt(video(page), from);
    await video(page).evaluate((element: HTMLVideoElement) => element.play());
    await reach(video(page), to);
    await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  }
  await expect(page.getByRole('img', { name: /共 2 段/ })).toBeVisible();
  await page.getByRole('button', { name: '跳到未看部分' }).click();
  await expect.poll(() => secondOf(video(page))).toBeGreaterThanOrEqual(60);
  expect(await secondOf(video(page))).toBeLessThan(65);
  // Where the teacher has banned dragging, neither the address nor the watched parts lead ahead.
  await page.goto(url + inApp(info, '/courses/video/9?lesson=902&t=100'));
  await expect(page.getByRole('img', { name: /本设备看过的部分/ })).toBeVisible();
  await expect.poll(() => readyState(page)).toBeGreaterThan(1);
  expect(await secondOf(video(page))).toBeLessThan(20);
  await expect(page.getByRole('button', { name: '跳到未看部分' })).toBeHidden();

  await page.goto(url + inApp(info, '/courses/video/22?lesson=2202'));
  if (isPhone(info)) await page.getByRole('tab', { name: '目录' }).click();
  await expect(page.getByText('剩余约 25 分钟').first()).toBeVisible();
  await player(page).getByRole('button', { name: '倍速：1×' }).click();
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let drawn = 0;
        const count = () => {
          drawn += 1;
          requestAnimationFrame(count);
        };
        const item = [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')].find(
          ({ textContent }) => textContent === '1.5×',
        );
        requestAnimationFrame(count);
        new MutationObserver(() => {
          if (document.body.textContent?.includes('剩余约 17 分钟（1.5 倍速）')) resolve(drawn);
        }).observe(document.body, { characterData: true, childList: true, subtree: true });
        item?.click();
      }),
  );
  // 100 ms on a screen that draws sixty times a second; a busy machine draws less often.
  expect(frames).toBeLessThanOrEqual(6);
});
