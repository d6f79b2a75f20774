import type { Page } from '@playwright/test';
import { pause } from '../pauses.ts';
import type { Kind } from './kinds.ts';
import type { Look } from './probe.ts';
import type { FaultServer } from './server.ts';

/** A cell of the fault matrix: a call of a page, and the way in which it fails. */
export interface Cell {
  call: string;
  kind: Kind;
}

/** A browser page whose calls go through its own lane of a fault server. */
export interface Lane {
  name: string;
  page: Page;
  /** Whether it shows the mobile site. */
  isPhone: boolean;
  server: FaultServer;
  /** Uncaught errors and console errors of the page since this was last emptied. */
  problems: string[];
}

/** Largest sum of layout shifts that a page may have until it is idle. */
export const SHIFT_LIMIT = 0.05;
/**
 * How long to wait in real time for a call or for an idle page, in milliseconds; the page's long timers stand still meanwhile.
 */
const PATIENCE = 12_000;
/** Share of a page's text that counts as nearly all of it. */
const NEARLY = 0.9;
/** Page time for late content and for retries in the background, in milliseconds. */
const AFTERMATH = 6000;

interface Excuse {
  /** Matches page and call. */
  of: RegExp;
  /** What the page shows without the call: `nearly all` of its text, or matching words. Checked in every excused cell. */
  shows: RegExp | 'nearly all';
  /** What it shows instead if an older server does not have the call. */
  without?: RegExp;
  /** Whether it applies to the mobile site only. */
  isPhone?: boolean;
}

/** Calls that a page can do without, so that it offers no retry: each with the reason, and what the page must still show. */
const EXCUSES: readonly Excuse[] = [
  // The footer keeps two fixed links; on the mobile site the page itself stays.
  { of: / GET \/api\/v2\/activate_categories\/show$/, shows: 'nearly all' },
  // The bell has no number. On an empty page the numbers are a sixth of the text, so words are checked.
  {
    of: /^\/member\/messages\?page=2 GET \/api\/v2\/member\/unreadNotificationCount$/,
    shows: /暂无消息/,
  },
  { of: / GET \/api\/v2\/member\/unreadNotificationCount$/, shows: 'nearly all' },
  // A link to the newest announcement, which the announcements page has as well.
  { of: /^\/\S* GET \/api\/v2\/announcement\/latest$/, shows: 'nearly all' },
  // The link back to the list names no category.
  { of: /^\/courses\/(detail|video)\/\S+ GET \/api\/v2\/course_categories$/, shows: 'nearly all' },
  // The closed tab of comments lacks its number; once open, it shows the error. A server without comments has no such tab.
  {
    of: /^\/courses\/detail\/1(\?tab=(lessons|files))? GET \/api\/v\d\/(comments|course\/1\/comments)$/,
    shows: /课程评论|评论/,
    without: /目录/,
  },
  {
    of: /^\/courses\/video\/1\?tab=(lessons|files|notes) GET \/api\/v\d\/(comments|video\/\d+\/comments)$/,
    shows: /课时评论|评论/,
    without: /目录/,
  },
  // The tab of comments is not open at first.
  {
    of: /^\/courses\/video\/1 GET \/api\/v\d\/(comments|video\/\d+\/comments)$/,
    shows: /评论/,
    without: /目录/,
  },
  // The tab of activities is still offered, and shows the error itself; a server without activities has no such tab.
  {
    of: /^\/search\S+type=(vod|video) GET \/api\/v2\/activates$/,
    shows: /^活动\s*$/m,
    without: /^课程/m,
  },
  // The same holds for the tab of teachers.
  {
    of: /^\/search\S+type=\w+ GET \/api\/v2\/teachers$/,
    shows: /^老师\s*$/m,
    without: /^课程/m,
  },
  // On the tab of activities the tabs of courses and lessons lack their numbers; once open, they show the error.
  {
    of: /^\/search\S+type=activate GET \/api\/v3\/search$/,
    shows: /^课程\s*$/m,
  },
  // A lesson among the hits does not name its course, and still leads to the lesson.
  { of: /^\/search\S+ GET \/api\/v2\/video\/\d+$/, shows: /课时/ },
  // The page repeats this call by itself and says so; on the phone the check has not been started.
  {
    of: /^\/face-check GET \/api\/v3\/member\/tencent\/faceVerify$/,
    shows: /暂时查不到核验结果，正在重试|开始实名认证/,
  },
  // The member is unknown, so the device's own progress is not used: the page shows the progress that the school has.
  {
    of: /^\/courses\/video\/1\?tab=\S+ GET \/api\/v2\/member\/detail$/,
    shows: /已学 \d+%|已学完/,
    isPhone: true,
  },
  // A dash replaces the figure.
  {
    of: /^\/member(\/(profile|nickname|password|mobile))? GET \/api\/v3\/member\/courses(\/learned|\/like)?$/,
    shows: /–/,
  },
  // A code is valid once: the page offers the way back to the login in place of 重试.
  { of: /^\/login\/callback\S+ POST \/api\/v3\/auth\/login\/code$/, shows: /返回登录/ },
  // On the error page 重新加载 replaces the usual link.
  { of: /^\/error\S* GET \/api\/v2\/other\/config$/, shows: /重新加载/ },
  // An order named by the address can be paid without its title.
  { of: /^\/order\/(pay|success)\S+ GET \/api\/v2\/member\/orders$/, shows: /订单|支付/ },
];

/** Calls that only older servers have: if one is missing, the page takes another way. */
const OF_OLD: readonly RegExp[] = [
  // The unified cashier is used for the payment.
  /^\/order\?\S+ GET \/api\/v2\/order\/payments$/,
];

/** The mobile site has no header to show that the member is unknown; a page that is complete without this call is enough. */
const OF_THE_MEMBER = 'GET /api/v2/member/detail';

/** Console messages that the browser itself writes about failed requests. */
const OF_THE_BROWSER = /Failed to load resource|net::ERR_/;
/** The console error that the specification requires. */
const ON_PURPOSE = /^系统初始化失败/;

/** Collects the uncaught errors and console errors of a lane's page. */
export function watchLane(lane: Lane): void {
  const { page, problems } = lane;
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || OF_THE_BROWSER.test(text) || ON_PURPOSE.test(text)) return;
    problems.push(`console: ${text.slice(0, 300)}`);
  });
}

const advance = (page: Page, ms: number) => page.evaluate((time) => window.probe.advance(time), ms);
const rest = (page: Page, held = 0) =>
  page.evaluate(([calls, ms]) => window.probe.rest(calls, ms), [held, PATIENCE] as const);
const look = (page: Page) => page.evaluate(() => window.probe.look());

/** Opens a page without a fault and returns what it looks like; throws if it does not become idle. */
export async function visit({ page, server, name, problems }: Lane, url: string) {
  server.setFault(name, null);
  problems.length = 0;
  await page.goto(url, { waitUntil: 'commit' });
  await rest(page);
  await advance(page, AFTERMATH);
  const hasRest = await rest(page);
  const seen = await look(page);
  if (!hasRest)
    throw new Error(`${url} does not come to rest: ${[...seen.busy, ...seen.calls].join(', ')}`);
  return seen;
}

const excuseOf = (isPhone: boolean, place: string, { call }: Cell) =>
  EXCUSES.find((excuse) => (!excuse.isPhone || isPhone) && excuse.of.test(`${place} ${call}`));

/**
 * Whether the page need not report the fault: the reply may be usable, or the missing call of an older server has a replacement.
 */
const mayPass = (place: string, { call, kind }: Cell) =>
  kind.isReadable ||
  (kind.name === 'HTTP 404' && OF_OLD.some((pattern) => pattern.test(`${place} ${call}`)));

function check(
  seen: Look,
  hasRest: boolean,
  whole: Look,
  place: string,
  cell: Cell,
  excuse: Excuse | undefined,
): string[] {
  const found: string[] = [];
  if (!hasRest) found.push(`endless: ${[...seen.busy, ...seen.calls].join(', ')}`);
  if (seen.length < 10) found.push('blank');
  if (seen.shift > SHIFT_LIMIT)
    found.push(`shift of ${seen.shift.toFixed(3)}: ${seen.moved.slice(0, 400)}`);
  const isTold = seen.retries > whole.retries;
  if (isTold || mayPass(place, cell)) return found;
  if (excuse) {
    const shows = (cell.kind.name === 'HTTP 404' && excuse.without) || excuse.shows;
    const holds =
      shows === 'nearly all' ? seen.length > whole.length * NEARLY : shows.test(seen.text);
    if (!holds)
      found.push(
        `its excuse does not hold: ${shows} is not there, ${seen.length} of ${whole.length} characters`,
      );
    return found;
  }
  // Missing content has links instead of 重试; the missing call of an older server has a replacement.
  const isGone = cell.kind.name === 'HTTP 404' && seen.links > 0;
  const mayBeWhole = cell.kind.name === 'HTTP 404' || cell.call === OF_THE_MEMBER;
  const isWhole = mayBeWhole && seen.length > whole.length * 0.95;
  if (!isGone && !isWhole) found.push('neither reason nor 重试');
  return found;
}

/** Presses the retry buttons until none is left, at most four times; returns what is wrong afterwards. */
async function retryAll(page: Page, whole: Look): Promise<string[]> {
  let seen = await look(page);
  for (let press = 0; press < 4 && seen.retries > whole.retries; press += 1) {
    await page.evaluate(() => window.probe.retry());
    await pause(page, 'maybe a reload');
    await page.waitForFunction(() => 'probe' in window);
    await rest(page);
    seen = await look(page);
  }
  if (seen.retries > whole.retries) return [`重试 does not help: ${seen.alerts.join(' ')}`];
  await rest(page);
  await advance(page, AFTERMATH);
  await rest(page);
  // The code of late content may still be loading.
  await page
    .waitForFunction((length) => window.probe.look().length >= length, whole.length * 0.8, {
      timeout: 3000,
    })
    .catch(() => undefined);
  seen = await look(page);
  if (seen.length < whole.length * 0.8)
    return [`after 重试 ${seen.length} of ${whole.length} characters`];
  return [];
}

/** Shows a page while one of its calls fails; returns what is wrong with it. */
export async function runCell(
  lane: Lane,
  url: string,
  place: string,
  cell: Cell,
  whole: Look,
): Promise<string[]> {
  const { page, server, name, problems } = lane;
  const { answer, waitMs = 0, isReleased } = cell.kind;
  const excuse = excuseOf(lane.isPhone, place, cell);
  problems.length = 0;
  server.takeCalls(name);
  let held = 0;
  let release: (value?: unknown) => void = () => undefined;
  const gate = new Promise((resolve) => {
    release = resolve;
  });
  let reached: (value?: unknown) => void = () => undefined;
  const hit = new Promise((resolve) => {
    reached = resolve;
  });
  server.setFault(name, {
    call: cell.call,
    answer: async (res, real) => {
      held += 1;
      reached();
      if (isReleased) await gate;
      await answer(res, real);
    },
  });
  await page.goto(url, { waitUntil: 'commit' });
  const timer = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([hit, timer]);
  if (held === 0) return ['the call is not made'];
  if (waitMs > 0) {
    await rest(page, held);
    await advance(page, waitMs);
    release();
    // A call that a late chunk has made anew has not waited for that time yet.
    if (!(await rest(page))) await advance(page, waitMs);
  }
  await rest(page);
  if (waitMs === 0) {
    // Time for late content, and for retries in the background.
    await advance(page, AFTERMATH);
  }
  const hasRest = await rest(page);
  // The code of the error state may still be loading.
  if (!mayPass(place, cell) && !excuse)
    await page
      .waitForFunction((count) => window.probe.look().retries > count, whole.retries, {
        timeout: 2000,
      })
      .catch(() => undefined);
  // So may content that follows the first.
  if (excuse?.shows === 'nearly all')
    await page
      .waitForFunction((length) => window.probe.look().length > length, whole.length * NEARLY, {
        timeout: 3000,
      })
      .catch(() => undefined);
  const seen = await look(page);
  const found = check(seen, hasRest, whole, place, cell, excuse);
  server.setFault(name, null);
  if (seen.retries > whole.retries && hasRest) found.push(...(await retryAll(page, whole)));
  return [...found, ...problems];
}
