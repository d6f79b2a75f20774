import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCourse, getCourseCategories, getCourses } from '@qinghe/api/resources/courses';
import { getMessages } from '@qinghe/api/resources/messages';
import { local, localKeys } from '../../storage/index.ts';
import { learn } from '../../stores/server/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { PRELOAD_LIFE } from './freshness.ts';
import { cacheId, endpointKey, isAborted, isPersonal, load } from './load.ts';
import { preloadEndpoint, readPreloaded, resetPreloaded } from './preload.ts';
import { requests } from './requests.ts';

// Without a window SWR assumes that it runs on a server, where it does not preload.
vi.hoisted(() => vi.stubGlobal('window', {}));

const empty = { code: 0, data: { data: [], total: 0 } };

async function settle() {
  await vi.advanceTimersByTimeAsync(0);
}

describe('preloadEndpoint', () => {
  beforeEach(() => {
    stubWindow({ apiUrl: 'https://school.example' });
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  afterAll(() => vi.unstubAllGlobals());

  it('asks once, keeps the answer for a while and then forgets it', async () => {
    const fetch = stubFetch(empty);
    preloadEndpoint(getCourses, { page: 1 });
    preloadEndpoint(getCourses, { page: 1 });
    await settle();
    preloadEndpoint(getCourses, { page: 1 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(PRELOAD_LIFE);
    preloadEndpoint(getCourses, { page: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('has the answer for a page that begins meanwhile, in the same session alone', async () => {
    stubFetch(empty);
    const id = cacheId(endpointKey(getCourses, { page: 4 }));
    preloadEndpoint(getCourses, { page: 4 });
    expect(readPreloaded(getCourses, id)).toBeUndefined();
    await settle();
    expect(readPreloaded(getCourses, id)).toEqual({ items: [], total: 0 });
    expect(readPreloaded(getMessages, id)).toBeUndefined();
    local.write(localKeys.userToken, 'jwt');
    expect(readPreloaded(getCourses, id)).toBeUndefined();
    local.remove(localKeys.userToken);
    await vi.advanceTimersByTimeAsync(PRELOAD_LIFE);
    expect(readPreloaded(getCourses, id)).toBeUndefined();
  });

  it('forgets a failed answer at once', async () => {
    const fetch = stubFetch({ code: 429, message: '请求过于频繁' });
    preloadEndpoint(getCourses, { page: 2 });
    await settle();
    preloadEndpoint(getCourses, { page: 2 });
    expect(fetch).toHaveBeenCalledTimes(2);
    await settle();
  });

  it('keeps the answer that something is not there: it would come back the same', async () => {
    const fetch = stubFetch({ code: 404, message: '资源不存在' });
    preloadEndpoint(getCourse, { id: 99_998 });
    // The code that recognises a "not found" is loaded on demand.
    await learn(() => undefined);
    await settle();
    preloadEndpoint(getCourse, { id: 99_998 });
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(PRELOAD_LIFE);
    preloadEndpoint(getCourse, { id: 99_998 });
    expect(fetch).toHaveBeenCalledTimes(2);
    await settle();
  });

  it('forgets at a reset what is there and what is on its way', async () => {
    stubFetch(empty);
    const idOf = (page: number) => cacheId(endpointKey(getCourses, { page }));
    preloadEndpoint(getCourses, { page: 11 });
    await settle();
    expect(readPreloaded(getCourses, idOf(11))).toBeDefined();
    preloadEndpoint(getCourses, { page: 12 });
    resetPreloaded();
    await settle();
    for (const page of [11, 12]) expect(readPreloaded(getCourses, idOf(page))).toBeUndefined();
  });

  it('does not ask while a page shows the data', () => {
    const fetch = stubFetch(empty);
    const leave = requests.subscribe(cacheId(endpointKey(getCourses, { page: 3 })));
    preloadEndpoint(getCourses, { page: 3 });
    leave();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks for what needs a login only with a token', async () => {
    const fetch = stubFetch(empty);
    preloadEndpoint(getMessages, { page: 1 });
    expect(fetch).not.toHaveBeenCalled();
    local.write(localKeys.userToken, 'jwt');
    preloadEndpoint(getMessages, { page: 1 });
    expect(fetch).toHaveBeenCalledTimes(1);
    await settle();
  });
});

describe('load', () => {
  it('does not send what needs a login without a token', async () => {
    stubWindow();
    const fetch = stubFetch(empty);
    const error: unknown = await load(getMessages, { page: 1 }, 'lane').catch(
      (reason: unknown) => reason,
    );
    expect(isAborted(error)).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('hands the signal of its lane to the call', async () => {
    stubWindow();
    const fetch = stubFetch(empty);
    await load(getCourses, {}, 'lane');
    expect(fetch.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('isPersonal', () => {
  it('knows entries whose answer depends on the member', () => {
    expect(isPersonal(cacheId(endpointKey(getMessages, {})))).toBe(true);
    expect(isPersonal(cacheId(endpointKey(getCourse, { id: 7 })))).toBe(true);
    expect(isPersonal(`$inf$${cacheId(endpointKey(getMessages, { page: 1 }))}`)).toBe(true);
    expect(isPersonal(cacheId(endpointKey(getCourseCategories, {})))).toBe(false);
    expect(isPersonal('getMessages')).toBe(false);
    expect(isPersonal('')).toBe(false);
  });
});
