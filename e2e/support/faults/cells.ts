import type { Page } from '@playwright/test';
import { pause } from '../pauses.ts';
import type { Kind } from './kinds.ts';
import type { Look } from './probe.ts';
import type { FaultServer } from './server.ts';

/** A page with a call on it that goes wrong. */
export interface Cell {
  call: string;
  kind: Kind;
}

/** A page that is shown by a lane of a fault server. */
export interface Lane {
  name: string;
  page: Page;
  /** Whether it is the mobile site that is shown. */
  isPhone: boolean;
  server: FaultServer;
  /** What the page has said went wrong, since this was emptied last. */
  problems: string[];
}

/** Most layout shift that a page may have until it has come to rest. */
export const SHIFT_LIMIT = 0.05;
/** How long the machine may take for what takes no time on the page, in milliseconds. */
const PATIENCE = 12_000;
/** The part of the text that is nearly all of it. */
const NEARLY = 0.9;
/** Time for what comes late, and for the tries in the background. */
const AFTERMATH = 6000;

interface Excuse {
  /** Page and call. */
  of: RegExp;
  /** What is there without the call: `nearly all` the text, or these words. Seen in every cell that is excused. */
  shows: RegExp | 'nearly all';
  /** What is there instead where an older server has no such call. */
  without?: RegExp;
  /** Whether it holds for the mobile site alone. */
  isPhone?: boolean;
}

/** Calls without which a page does what it is for, and has no other try: the reason, and what shows it. */
const EXCUSES: readonly Excuse[] = [
  // Two fixed links of the foot stay; on the mobile site the page itself.
  { of: / GET \/api\/v2\/activate_categories\/show$/, shows: 'nearly all' },
  // No number at the bell; on an empty page the numbers are a sixth of the text.
  {
    of: /^\/member\/messages\?page=2 GET \/api\/v2\/member\/unreadNotificationCount$/,
    shows: /暂无消息/,
  },
  { of: / GET \/api\/v2\/member\/unreadNotificationCount$/, shows: 'nearly all' },
  // A pointer to the newest announcement, which the page of announcements has as well.
  { of: /^\/\S* GET \/api\/v2\/announcement\/latest$/, shows: 'nearly all' },
  // The way back to the list names no category.
  { of: /^\/courses\/(detail|video)\/\S+ GET \/api\/v2\/course_categories$/, shows: 'nearly all' },
  // A tab that is not open has no number; open, it says so itself. A server without comments has no tab for them.
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
  // That tab is not open at first.
  {
    of: /^\/courses\/video\/1 GET \/api\/v\d\/(comments|video\/\d+\/comments)$/,
    shows: /评论/,
    without: /目录/,
  },
  // The tab of activities is offered, and says so itself; a server without activities has no tab for them.
  {
    of: /^\/search\S+type=(vod|video) GET \/api\/v2\/activates$/,
    shows: /^活动\s*$/m,
    without: /^课程/m,
  },
  // So is that of teachers.
  {
    of: /^\/search\S+type=\w+ GET \/api\/v2\/teachers$/,
    shows: /^老师\s*$/m,
    without: /^课程/m,
  },
  // A lesson that was found stands without its course, and leads to it.
  { of: /^\/search\S+ GET \/api\/v2\/video\/\d+$/, shows: /课时/ },
  // Asked again by itself all the time, which it says; on the phone the check has not been begun.
  {
    of: /^\/face-check GET \/api\/v3\/member\/tencent\/faceVerify$/,
    shows: /暂时查不到核验结果，正在重试|开始实名认证/,
  },
  // Whose device it is, is not known: the page shows what the school knows of the progress.
  {
    of: /^\/courses\/video\/1\?tab=\S+ GET \/api\/v2\/member\/detail$/,
    shows: /已学 \d+%|已学完/,
    isPhone: true,
  },
  // A dash stands for the figure.
  {
    of: /^\/member(\/(profile|nickname|password|mobile))? GET \/api\/v3\/member\/courses(\/learned|\/like)?$/,
    shows: /–/,
  },
  // A code counts once: the way back to the login in place of 重试.
  { of: /^\/login\/callback\S+ POST \/api\/v3\/auth\/login\/code$/, shows: /返回登录/ },
  // This page has a way on of its own, in whose place 重新加载 comes.
  { of: /^\/error\S* GET \/api\/v2\/other\/config$/, shows: /重新加载/ },
  // An order that the address names is paid without its title.
  { of: /^\/order\/(pay|success)\S+ GET \/api\/v2\/member\/orders$/, shows: /订单|支付/ },
];

/** Calls that only older servers know: without them there is another way. */
const OF_OLD: readonly RegExp[] = [
  // The unified cashier takes the money.
  /^\/order\?\S+ GET \/api\/v2\/order\/payments$/,
];

/** The mobile site has no header that could say who is not known; a page that is whole without is enough. */
const OF_THE_MEMBER = 'GET /api/v2/member/detail';

/** What a browser says of a failed request by itself. */
const OF_THE_BROWSER = /Failed to load resource|net::ERR_/;
/** What the specification wants logged. */
const ON_PURPOSE = /^系统初始化失败/;

/** Prepares a page of a lane. */
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

/** What the page looks like when nothing goes wrong; throws when it does not come to rest. */
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

/** Whether nobody has to tell of it: the reply may be good enough, or an older server answers by another call. */
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
  // What does not exist has no 重试 but a way on; an older server answers by another call.
  const isGone = cell.kind.name === 'HTTP 404' && seen.links > 0;
  const mayBeWhole = cell.kind.name === 'HTTP 404' || cell.call === OF_THE_MEMBER;
  const isWhole = mayBeWhole && seen.length > whole.length * 0.95;
  if (!isGone && !isWhole) found.push('neither reason nor 重试');
  return found;
}

/** Presses what tries again until nothing is left to try. */
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
  // The code of what comes late may still be on its way.
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

/** Shows the page of a place while a call on it goes wrong; answers what is wrong with it. */
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
    // What code that came late asks for again has waited no time yet.
    if (!(await rest(page))) await advance(page, waitMs);
  }
  await rest(page);
  if (waitMs === 0) {
    // What comes late, and what is tried again in the background.
    await advance(page, AFTERMATH);
  }
  const hasRest = await rest(page);
  // The code of an error state may still be on its way.
  if (!mayPass(place, cell) && !excuse)
    await page
      .waitForFunction((count) => window.probe.look().retries > count, whole.retries, {
        timeout: 2000,
      })
      .catch(() => undefined);
  // So may what comes after the first content.
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
