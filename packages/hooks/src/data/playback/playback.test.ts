import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, localKeys, memberKeys } from '../../storage/index.ts';
import { login, logout, resetSession } from '../../stores/session/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { member } from '../../testing/fixtures.ts';
import { outbox } from './outbox.ts';
import { replay, reporterOf } from './reporters.ts';
import { createTracker } from './tracker.ts';
import { noteWatched, readWatched, resumeSecond } from './watched.ts';

type Answer = 'ok' | 'down' | 'unavailable' | 'noRight' | 'unauthorized';

const bodies: Record<Exclude<Answer, 'down'>, [string, number]> = {
  ok: ['{"code":0,"message":"","data":[]}', 200],
  unavailable: ['<html>', 502],
  noRight: ['{"code":1,"message":"无权限观看此视频","data":[]}', 200],
  unauthorized: ['{"code":401,"message":"请重新登录","data":[]}', 200],
};

let lessonId = 100;
let answer: Answer = 'ok';
const posts: { url: string; seconds: unknown; token: string | null; isKept: boolean }[] = [];

function answerCalls(): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push({
      url,
      seconds: typeof init.body === 'string' ? JSON.parse(init.body).duration : null,
      token: new Headers(init.headers).get('Authorization'),
      isKept: init.keepalive === true,
    });
    if (answer === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    const [body, status] = bodies[answer];
    return Promise.resolve(new Response(body, { status }));
  });
}

const sentSeconds = () => posts.map(({ seconds }) => seconds);
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A player that plays a second of a lesson per call of `play`. */
function openLesson({ duration = 600, limit = null as number | null, known = 0 } = {}) {
  const reporter = reporterOf(member.id, lessonId);
  reporter.tell({ type: 'heard', seconds: known, isFinished: false, duration });
  const id = lessonId;
  let clock = 0;
  let position = known;
  const events = createTracker({
    reporter,
    duration,
    limit,
    note: (watched) => noteWatched(member.id, id, watched),
    now: () => clock,
  });
  return {
    reporter,
    events,
    play: async (seconds: number) => {
      for (let tick = 0; tick < seconds * 4; tick += 1) {
        clock += 250;
        position += 0.25;
        events.onTime(position);
        await vi.advanceTimersByTimeAsync(250);
      }
    },
    jump: async (to: number) => {
      events.onSeek(position, to);
      position = to;
      await settle();
    },
    pause: async () => {
      events.onPause(position);
      await settle();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubWindow({ apiUrl: 'https://school.example' });
  answerCalls();
  posts.length = 0;
  answer = 'ok';
  lessonId += 1;
  resetSession();
  local.write(localKeys.userToken, `jwt-${lessonId}`);
  login(member);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lesson that plays', () => {
  it('is reported every 10 s with the token, in a call that outlives the page', async () => {
    const { play } = openLesson();
    await play(35);
    expect(sentSeconds()).toEqual([10, 20, 30]);
    expect(posts[0]).toMatchObject({
      url: `https://school.example/api/v2/video/${lessonId}/record`,
      token: `Bearer jwt-${lessonId}`,
      isKept: true,
    });
  });

  it('is reported on pause, and where a jump begins but not where it lands', async () => {
    const { play, jump, pause } = openLesson();
    await play(4);
    await pause();
    await play(3);
    await jump(500);
    expect(sentSeconds()).toEqual([4, 7]);
    await play(1);
    expect(sentSeconds()).toEqual([4, 7, 500]);
  });

  it('finishes at the end of its media, even a second short of its length', async () => {
    const { play, events, reporter } = openLesson({ duration: 600, known: 595 });
    await play(4);
    events.onEnded();
    await settle();
    expect(sentSeconds()).toContain(600);
    expect(reporter.progress.end).toBe('finished');
    expect(outbox.read(member.id, lessonId)).toBe(0);
  });

  it('never reports more of a preview than may be watched', async () => {
    const { play, pause } = openLesson({ limit: 20 });
    await play(24);
    await pause();
    expect(sentSeconds()).toEqual([10, 20]);
  });

  it('stops for good when the school says that it may not be watched', async () => {
    answer = 'noRight';
    const { play, reporter } = openLesson();
    await play(40);
    expect(sentSeconds()).toEqual([10]);
    expect(reporter.progress.end).toBe('refused');
    expect(outbox.read(member.id, lessonId)).toBe(0);
  });

  it('saves at once when asked, and says when that is done', async () => {
    const { play, reporter } = openLesson();
    await play(3);
    reporter.tell({ type: 'save' });
    const settled = vi.fn<() => void>();
    void reporter.whenSettled(1000).then(settled);
    await settle();
    expect(settled).toHaveBeenCalled();
    expect(sentSeconds()).toEqual([3]);
  });

  it('lets the next lesson wait no longer than a second', async () => {
    answer = 'down';
    const { play, reporter } = openLesson();
    await play(3);
    reporter.tell({ type: 'save' });
    const settled = vi.fn<() => void>();
    void reporter.whenSettled(1000).then(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalled();
  });
});

describe('an outage', () => {
  it.each<Answer>(['down', 'unavailable'])(
    '%s: keeps every second and reports the last one when it is over',
    async (trouble) => {
      const { play } = openLesson();
      await play(30);
      answer = trouble;
      await play(60);
      expect(outbox.read(member.id, lessonId)).toBe(90);
      answer = 'ok';
      posts.length = 0;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(sentSeconds()).toEqual([90]);
      expect(outbox.read(member.id, lessonId)).toBe(0);
    },
  );

  it('ends with one report when the site is opened again', async () => {
    local.write(memberKeys.unsent(member.id, lessonId), '90');
    replay(member.id);
    const { reporter } = openLesson({ known: 30 });
    reporter.tell({ type: 'save' });
    await settle();
    expect(sentSeconds()).toEqual([90]);
    expect(reporter.progress.known).toBe(90);
    expect(outbox.lessons(member.id)).toEqual([]);
  });

  it('leaves broken text in storage alone', async () => {
    local.write(memberKeys.unsent(member.id, lessonId), '-3');
    local.write(memberKeys.unsent(member.id, 'x'), '90');
    replay(member.id);
    await settle();
    expect(posts).toEqual([]);
  });
});

describe('a session that ends', () => {
  it('keeps what was not reported for the next login of the same member', async () => {
    const { play } = openLesson();
    answer = 'unauthorized';
    await play(12);
    expect(outbox.read(member.id, lessonId)).toBe(12);
    logout();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posts).toHaveLength(1);
    answer = 'ok';
    local.write(localKeys.userToken, 'jwt-new');
    login(member);
    replay(member.id);
    await settle();
    expect(posts.at(-1)).toMatchObject({ seconds: 12, token: 'Bearer jwt-new' });
  });

  it('reports nothing with the token of another member', async () => {
    const { play } = openLesson();
    local.write(localKeys.userToken, 'jwt-of-another-tab');
    await play(12);
    login({ ...member, id: 2 });
    replay(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posts).toEqual([]);
    expect(outbox.read(member.id, lessonId)).toBe(12);
  });
});

describe('what this device notes', () => {
  it('is which parts were played', async () => {
    const { play, jump } = openLesson({ duration: 240 });
    await play(60);
    await jump(120);
    await play(60);
    expect(readWatched(member.id, lessonId).ranges).toEqual([
      [0, 60],
      [120, 180],
    ]);
  });

  it('keeps what another tab has noted', () => {
    noteWatched(member.id, lessonId, { spans: [[0, 10]], place: 10, reached: 10 });
    noteWatched(member.id, lessonId, { spans: [[50, 60]], place: 60, reached: 60 });
    expect(readWatched(member.id, lessonId).ranges).toHaveLength(2);
  });

  it('is the same object until it changes', () => {
    noteWatched(member.id, lessonId, { place: 10, reached: 10 });
    const first = readWatched(member.id, lessonId);
    readWatched(member.id, lessonId + 1);
    expect(readWatched(member.id, lessonId)).toBe(first);
  });

  it.each([['null'], ['{'], ['[]'], ['{"ranges":5,"place":"x","reached":-1}']])(
    'is nothing when storage holds %s',
    (text) => {
      local.write(memberKeys.watched(member.id, lessonId), text);
      expect(readWatched(member.id, lessonId)).toEqual({ ranges: [], place: 0, reached: 0 });
    },
  );
});

describe('resumeSecond', () => {
  const nothing = { ranges: [], place: 0, reached: 0 };
  it.each([
    ['where the school says', nothing, 90, 600, 90],
    [
      'where this device stopped, though a later part was seen',
      { ...nothing, place: 60, reached: 500 },
      500,
      600,
      60,
    ],
    ['where another device came further', { ...nothing, place: 60, reached: 500 }, 520, 600, 520],
    ['at the beginning when it was finished', nothing, 600, 600, 0],
    ['at the beginning when little is left', nothing, 597, 600, 0],
    ['at the beginning when it was hardly begun', nothing, 3, 600, 0],
    [
      'in the second round of a finished lesson',
      { ...nothing, place: 200, reached: 600 },
      600,
      600,
      200,
    ],
    ['when the length is unknown', nothing, 90, 0, 90],
  ])('goes on %s', (_, watched, known, duration, second) => {
    expect(resumeSecond(watched, { known, duration })).toBe(second);
  });
});
