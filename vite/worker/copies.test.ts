import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../packages/api/src/conformance/endpoints.ts';
import { cacheOf, COPIES, createCopies, isLogout, isReadable, isWrite } from './copies.ts';

const HOST = 'https://school.example';
const DAY = 24 * 60 * 60_000;

/** In-memory `CacheStorage` with the methods that copies need. */
class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  keys = () => Promise.resolve([...this.stores.keys()]);
  has = (name: string) => Promise.resolve(this.stores.has(name));
  delete = (name: string) => Promise.resolve(this.stores.delete(name));
  match = () => Promise.resolve(undefined);
  open(name: string) {
    const rows = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, rows);
    const cache = {
      match: (url: string) => Promise.resolve(rows.get(url)?.clone()),
      put: (url: string, response: Response) => Promise.resolve(void rows.set(url, response)),
      delete: (request: string | { url: string }) =>
        Promise.resolve(rows.delete(typeof request === 'string' ? request : request.url)),
      keys: () => Promise.resolve([...rows.keys()].map((url) => ({ url }))),
    };
    return Promise.resolve(cache);
  }
  /** The kept URLs, by cache name. */
  get content() {
    return Object.fromEntries([...this.stores].map(([name, rows]) => [name, [...rows.keys()]]));
  }
}

const reply = (data: unknown, code = 0, status = 200) =>
  new Response(JSON.stringify({ code, message: '', data }), { status });

let caches = new MemoryCaches();
let clock = 0;
const create = () =>
  createCopies(
    Object.assign(Object.create(null), {
      keys: caches.keys,
      has: caches.has,
      delete: caches.delete,
      open: (name: string) => caches.open(name),
    }),
    () => clock,
  );

const ANNA = `${COPIES}anna`;
const BO = `${COPIES}bo`;
const VISITOR = `${COPIES}visitor`;

beforeEach(() => {
  caches = new MemoryCaches();
  clock = Date.parse('2026-11-20T10:00:00+08:00');
});

describe('which calls', () => {
  const calls = endpoints.map(({ endpoint: { name, method, path } }) => ({
    name,
    method,
    url: HOST + path.replace(/\{\w+\}/g, '7'),
  }));
  const readable = calls.filter(isReadable).map(({ name }) => name);

  it('are kept: those that only read, and whose answer is of use later', () => {
    expect(readable.sort()).toEqual([
      'getActivities',
      'getActivity',
      'getActivityCategories',
      'getAnnouncement',
      'getAnnouncements',
      'getBoughtCourses',
      'getCommentReplies',
      'getComments',
      'getConfig',
      'getCourse',
      'getCourseCategories',
      'getCourseComments',
      'getCourses',
      'getDecorationBlocks',
      'getFooterCategories',
      'getJoinedActivities',
      'getKechengs',
      'getLatestAnnouncement',
      'getLearnedCourses',
      'getLearnedLessons',
      'getLesson',
      'getLessonComments',
      'getLikedActivities',
      'getLikedCourses',
      'getLinks',
      'getMemberCoursesV2',
      'getMemberDetail',
      'getMemberLikedCoursesV2',
      'getMemberRoles',
      'getMessages',
      'getNavs',
      'getOrders',
      'getPointsRecords',
      'getRole',
      'getRoles',
      'getSliders',
      'getTeacher',
      'getTeachers',
      'getUnreadCount',
      'getViewBlocks',
    ]);
  });

  it('are GETs alone, whatever else is at their address', () => {
    const others = calls.filter(({ method }) => method !== 'GET');
    expect(others.filter(({ url }) => isReadable({ method: 'GET', url }))).toEqual([]);
  });

  it('change something is known of every one that is kept', () => {
    const writes = calls.filter(isWrite).map(({ name }) => name);
    expect(writes.filter((name) => readable.includes(name))).toEqual([]);
    const like = { method: 'GET', url: `${HOST}/api/v2/course/7/like` };
    expect([isWrite(like), isReadable(like)]).toEqual([true, false]);
  });

  it('end the session', () => {
    expect(isLogout({ method: 'POST', url: `${HOST}/api/v2/logout` })).toBe(true);
    expect(isLogout({ method: 'GET', url: `${HOST}/api/v2/member/detail` })).toBe(false);
  });
});

describe('whose copies', () => {
  const named = (token?: string) =>
    cacheOf({ headers: new Headers(token ? { Authorization: `Bearer ${token}` } : {}) });

  it('is told by a name that does not hold the token', async () => {
    const name = await named('jwt-secret');
    expect(name).toMatch(/^qinghe:copies:[0-9a-f]{64}$/);
    expect(await named('jwt-secret')).toBe(name);
    expect(await named('jwt-other')).not.toBe(name);
    expect(await named()).toBe(VISITOR);
  });
});

describe('copies', () => {
  it('come back with the time they were made', async () => {
    const copies = create();
    await copies.keep(ANNA, `${HOST}/a`, reply([1]));
    clock += DAY;
    const copy = await copies.find(ANNA, `${HOST}/a`);
    expect(await copy?.json()).toEqual({ code: 0, message: '', data: [1] });
    expect(Number(copy?.headers.get('x-qinghe-kept-at'))).toBe(clock - DAY);
    clock += 30 * DAY;
    expect(await copies.find(ANNA, `${HOST}/a`)).toBeUndefined();
  });

  it('are made neither of refusals, nor of pages, nor of what is very large', async () => {
    const copies = create();
    await copies.keep(ANNA, `${HOST}/a`, reply([], 1));
    await copies.keep(ANNA, `${HOST}/b`, new Response('<html>', { status: 200 }));
    await copies.keep(ANNA, `${HOST}/c`, reply([], 0, 502));
    await copies.keep(ANNA, `${HOST}/d`, reply('x'.repeat(600_000)));
    expect(caches.content).toEqual({});
  });

  it('of one member are never those of another, who comes or came', async () => {
    const copies = create();
    await Promise.all(
      ['a', 'b', 'c'].map((path) => copies.keep(ANNA, `${HOST}/${path}`, reply([path]))),
    );
    expect(caches.content[ANNA]).toHaveLength(3);
    expect(await copies.find(BO, `${HOST}/a`)).toBeUndefined();
    expect(await copies.find(VISITOR, `${HOST}/a`)).toBeUndefined();
    await copies.keep(VISITOR, `${HOST}/v`, reply([]));
    expect(caches.content[ANNA]).toHaveLength(3);
    await copies.keep(BO, `${HOST}/a`, reply(['bo']));
    expect(caches.content).toEqual({ [BO]: [`${HOST}/a`] });
  });

  it.each([
    [
      'a 401',
      (copies: ReturnType<typeof create>) => copies.keep(ANNA, `${HOST}/b`, reply([], 401)),
    ],
    ['a logout', (copies: ReturnType<typeof create>) => copies.forget(ANNA)],
  ])('go with the session by %s, also those of answers that come later', async (_, end) => {
    const copies = create();
    await copies.keep(ANNA, `${HOST}/a`, reply([1]));
    await end(copies);
    await copies.keep(ANNA, `${HOST}/c`, reply([2]));
    expect(caches.content).toEqual({});
  });

  it('make room for newer ones', async () => {
    const copies = create();
    for (let index = 0; index < 205; index += 1)
      // oxlint-disable-next-line no-await-in-loop
      await copies.keep(ANNA, `${HOST}/${index}`, reply([]));
    expect(caches.content[ANNA]).toHaveLength(200);
    expect(caches.content[ANNA]?.[0]).toBe(`${HOST}/5`);
  });
});
