import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { member, signIn } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';
import { pause } from './support/pauses.ts';
import { cancelNext, expectSmooth, watchSeconds } from './support/video.ts';

const FILM = readFileSync(
  fileURLToPath(new URL('../packages/api/demo/media/lesson-1.mp4', import.meta.url)),
);
/** What the browser itself says about requests that fail on purpose. */
const REQUESTS = /ERR_(FAILED|INTERNET|ABORTED)|net::|Failed to (load resource|fetch)/;

const video = (page: Page) => page.locator('video');
const secondOf = (page: Page) =>
  video(page).evaluate((element) =>
    element instanceof HTMLVideoElement ? element.currentTime : 0,
  );
const readyStateOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.readyState);
const isPausedIn = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.paused);
/**
 * Plays, unless the lesson starts by itself: an evaluation in the page by a test counts as a visitor's press. A click at that
 * moment would stop it.
 */
async function play(page: Page) {
  const button = page
    .getByRole('region', { name: '播放器' })
    .getByRole('button', { name: /^(播放|暂停)$/ })
    .last();
  const isPlaying = expect.poll(() => isPausedIn(page), { timeout: 3000 }).toBe(false);
  await isPlaying.catch(() => button.click());
  await expect.poll(() => isPausedIn(page)).toBe(false);
}
const lessonAt = (info: TestInfo, course: number, lesson: number, query = '') =>
  inApp(info, `/courses/video/${course}?lesson=${lesson}${query}`);

async function tokenOf(request: APIRequestContext, origin: string): Promise<string> {
  const reply = await request.post(`${origin}/api/v2/login/password`, {
    data: { mobile: member.mobile, password: member.password },
  });
  return String((await reply.json()).data.token);
}

test('a lesson goes on at the same second when its address dies', async ({
  page,
  request,
  problems,
  startSchool,
}, info) => {
  problems.allow(REQUESTS, /403/);
  const school = await startSchool({ QINGHE_PLAY_URL_SECONDS: '3600' });
  const token = await tokenOf(request, school.url);
  await page.addInitScript((value) => {
    localStorage.setItem('meedu-user-token', value);
    localStorage.setItem('qinghe:player', JSON.stringify({ rate: 1.25, isMuted: true }));
  }, token);

  // The first address serves the video up to a point and fails from then on, as an expired signed address does.
  const cut = Math.floor(FILM.length * 0.77);
  const addresses = new Set<string>();
  await page.route(/\/demo\/until\/\d+\/media\/lesson-1\.mp4/, (route) => {
    addresses.add(route.request().url());
    const isFirst = addresses.values().next().value === route.request().url();
    const start = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const end = isFirst ? cut : FILM.length;
    if (start >= end) return route.fulfill({ status: 403 });
    return route.fulfill({
      status: 206,
      headers: {
        'accept-ranges': 'bytes',
        'content-type': 'video/mp4',
        'content-range': `bytes ${start}-${end - 1}/${FILM.length}`,
      },
      body: FILM.subarray(start, end),
    });
  });
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('/playinfo')) asked += 1;
  });

  await page.goto(school.url + lessonAt(info, 29, 2901, '&t=34'));
  await expect.poll(() => secondOf(page)).toBeGreaterThan(33);
  await watchSeconds(video(page));
  await play(page);
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(48);

  await expectSmooth(video(page));
  expect(addresses.size).toBe(2);
  expect(asked).toBe(2);
  expect(
    await video(page).evaluate((element) =>
      element instanceof HTMLVideoElement ? element.playbackRate : 0,
    ),
  ).toBe(1.25);
});

test('an address that never answers ends in words and a way to try again', async ({
  page,
  request,
  problems,
}, info) => {
  problems.allow(REQUESTS);
  await page.clock.install();
  await page.addInitScript(() => {
    // Imitates a browser that does not let a page play by itself.
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const { play } = HTMLMediaElement.prototype;
    let isPressed = false;
    window.addEventListener('pointerdown', () => (isPressed = true), true);
    HTMLMediaElement.prototype.play = function playWhenPressed() {
      return isPressed
        ? play.call(this)
        : Promise.reject(new DOMException('A press is needed.', 'NotAllowedError'));
    };
  });
  await signIn(page, request);
  let isSilent = true;
  await page.route(/\/demo\/media\/lesson/, (route) => (isSilent ? undefined : route.continue()));
  await page.goto(lessonAt(info, 1, 115));
  const frame = page.getByRole('region', { name: '播放器' });
  await expect(frame.getByText('正在加载…')).toBeVisible();
  await frame.getByRole('button', { name: '播放', exact: true }).last().click();
  // Four addresses, 20 s each, and the pauses between them.
  for (const pause of [0, 0, 1, 3]) {
    await page.clock.runFor(pause * 1000);
    await expect.poll(() => video(page).getAttribute('src')).not.toBeNull();
    await page.clock.runFor(20_000);
  }
  await expect(frame.getByText('视频加载失败，请稍后重试')).toBeVisible();
  isSilent = false;
  await frame.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => isPausedIn(page)).toBe(false);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0);
});

for (const [house, code] of [
  [
    'player.bilibili.com',
    '<iframe src="//player.bilibili.com/player.html?bvid=BV1zJ4m1M7GH&page=1" scrolling="no"></iframe>',
  ],
  ['v.qq.com', '<iframe src="//v.qq.com/txp/iframe/player.html?vid=w0039aev369"></iframe>'],
  ['player.youku.com', "<iframe src='//player.youku.com/embed/XNDQ==' frameborder=0></iframe>"],
] as const)
  test(`the embed code of ${house} plays on a page of http`, async ({ page, request }, info) => {
    await signIn(page, request);
    await page.route('**/api/v2/video/115/playinfo', (route) =>
      route.fulfill({
        json: { code: 0, message: '', data: { urls: [{ url: code, format: '', name: '' }] } },
      }),
    );
    await page.route(`https://${house}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>houseplayer</h1>' }),
    );
    await page.goto(lessonAt(info, 1, 115));
    expect(new URL(page.url()).protocol).toBe('http:');
    const frame = page.getByRole('region', { name: '播放器' }).frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'houseplayer' })).toBeVisible();
  });

test('an address of the demo school runs out', async ({ request, startSchool }) => {
  const school = await startSchool({ QINGHE_PLAY_URL_SECONDS: '5' });
  const reply = await request.get(`${school.url}/api/v2/video/2901/playinfo`, {
    headers: { authorization: `Bearer ${await tokenOf(request, school.url)}` },
  });
  const url = school.url + String((await reply.json()).data.urls[0].url);
  expect((await request.get(url)).status()).toBe(200);
  await expect.poll(async () => (await request.get(url)).status(), { timeout: 20_000 }).toBe(403);
});

test('a member goes on where they stopped, through a cut of the network', async ({
  page,
  context,
  request,
  problems,
}, info) => {
  problems.allow(REQUESTS);
  await signIn(page, request);
  await page.goto(lessonAt(info, 1, 115));
  await expect(page.getByText(/^已从 0[67]:\d\d 继续播放/)).toBeVisible();
  await play(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(379);

  await context.setOffline(true);
  await expect(page.getByText('网络已断开，学习进度会在恢复后同步')).toBeVisible();
  // The buffered part plays on; then the player waits.
  await page.waitForFunction(() => {
    const element = document.querySelector('video');
    return !element || element.error !== null || element.readyState < 3 || !element.src;
  });
  const stopped = await page
    .getByRole('slider', { name: '播放进度' })
    .getAttribute('aria-valuenow');
  await context.setOffline(false);
  await expect.poll(() => secondOf(page), { timeout: 20_000 }).toBeGreaterThan(Number(stopped));
  expect(await secondOf(page)).toBeLessThan(Number(stopped) + 15);
});

test('a finished lesson leads to the next one unless somebody says no', async ({
  page,
  request,
}, info) => {
  const token = await signIn(page, request);
  await page.goto(lessonAt(info, 29, 2901, '&t=57'));
  await expect.poll(() => secondOf(page)).toBeGreaterThan(56);
  await play(page);
  expect(await cancelNext(page)).toMatch(/秒后播放下一课时：认一棵香樟/);
  await expect(page.getByText('下一课时：认一棵香樟')).toBeVisible();
  await expect(page.getByRole('button', { name: '取消' })).toBeHidden();

  await page.getByRole('button', { name: '重新播放' }).click();
  await expect.poll(() => secondOf(page)).toBeLessThan(20);
  await video(page).evaluate((element) => {
    if (element instanceof HTMLVideoElement) element.currentTime = 58.5;
  });
  await expect(page).toHaveURL(/lesson=2902/, { timeout: 35_000 });
  await expect(page.getByRole('heading', { level: 1, name: /认一棵香樟/ })).toBeVisible();

  // The click before lets the next lesson start by itself.
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
  await video(page).evaluate((element) => {
    if (element instanceof HTMLVideoElement) element.currentTime = 58.5;
  });
  await expect(page.getByText('恭喜你学完最后一个课时')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: '返回课程' }).last()).toBeVisible();
  await page.getByRole('button', { name: '写评论' }).click();
  await expect(page.getByRole('tab', { name: /评论/, selected: true })).toBeVisible();

  // The page does not wait until the school has stored the progress.
  const learned = async () => {
    const reply = await request.get('/api/v3/member/learned/course/29', {
      headers: { authorization: `Bearer ${token}` },
    });
    return JSON.stringify((await reply.json()).data);
  };
  await expect.poll(learned).not.toContain('"watched_at":null');
});

test('one tab plays at a time and the other can take over', async ({ page, request }, info) => {
  await signIn(page, request);
  await page.context().addInitScript(() => {
    const note = ({ type }: Event) => {
      const lesson = new URLSearchParams(window.location.search).get('lesson');
      localStorage.setItem(`e2e:${type}:${lesson}`, String(Date.now()));
    };
    document.addEventListener('play', note, true);
    document.addEventListener('pause', note, true);
  });
  await page.goto(lessonAt(info, 1, 115));
  await play(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);

  const other = await page.context().newPage();
  await other.goto(lessonAt(info, 5, 526));
  /** Returns how long after the start of one lesson the other one was paused, in milliseconds. */
  const delayOf = async (started: number, paused: number) => {
    const [start = 0, end = 0] = await page.evaluate(
      (keys) => keys.map((key) => Number(localStorage.getItem(key))),
      [`e2e:play:${started}`, `e2e:pause:${paused}`],
    );
    return Math.abs(end - start);
  };
  const notice = '你已打开新视频，暂停本视频播放';
  const delays = [];
  // Measured is the taking-over, not the opening of the page.
  await atRest(other);
  await play(other);
  await expect(page.getByText(notice)).toBeVisible();
  delays.push(await delayOf(526, 115));

  await page.getByRole('button', { name: '在此处继续' }).click();
  await expect(other.getByText(notice)).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();
  await expect.poll(() => isPausedIn(page)).toBe(false);
  delays.push(await delayOf(115, 526));

  await other.getByRole('button', { name: '在此处继续' }).click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect.poll(() => isPausedIn(other)).toBe(false);
  delays.push(await delayOf(526, 115));
  expect(Math.max(...delays)).toBeLessThan(500);
  await other.close();
});

test('a lesson goes on as it was when the member logs in again in another tab', async ({
  page,
  request,
}, info) => {
  await signIn(page, request);
  await page.goto(lessonAt(info, 1, 115));
  await play(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
  const other = await page.context().newPage();
  await other.goto(inApp(info, '/login'));
  const logInAgain = async () => {
    const token = await tokenOf(request, '');
    const reloaded = page.waitForResponse(/\/api\/v2\/video\/115(?:\?|$)/);
    await other.evaluate((value) => localStorage.setItem('meedu-user-token', value), token);
    await reloaded;
    await expect.poll(() => readyStateOf(page)).toBeGreaterThanOrEqual(3);
  };
  await logInAgain();
  await expect.poll(() => isPausedIn(page)).toBe(false);

  await page.evaluate(() => {
    document.querySelector('video')?.pause();
    document.addEventListener('play', () => localStorage.setItem('e2e:played', '1'), true);
  });
  await logInAgain();
  await pause(page, 'no start');
  expect(await page.evaluate(() => localStorage.getItem('e2e:played'))).toBeNull();
  expect(await isPausedIn(page)).toBe(true);
  await other.close();
});

test('a visitor logs in first and a lesson that is not there says so', async ({
  page,
  request,
}, info) => {
  await page.goto(lessonAt(info, 1, 115));
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcourses%2Fvideo%2F1%3Flesson%3D115/);
  await signIn(page, request);
  await page.goto(lessonAt(info, 1, 99_999));
  await expect(page.getByText('内容不存在或已下架').first()).toBeVisible();
  await page.goto(lessonAt(info, 8, 823));
  await expect(page.getByText('暂无播放地址')).toBeVisible();
});
