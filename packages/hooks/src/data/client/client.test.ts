import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, describeError } from '@qinghe/api/client';
import { postLogout, postLoginPassword } from '@qinghe/api/resources/auth';
import { COMMENT_TARGET } from '@qinghe/api/resources/comments';
import { postComment } from '@qinghe/api/resources/newComments';
import { getCourseCategories, toggleCourseLike } from '@qinghe/api/resources/courses';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { postOrderCourse } from '@qinghe/api/resources/orders';
import { postMemberNickname } from '@qinghe/api/resources/profile';
import { local, localKeys } from '../../storage/index.ts';
import { login, resetSession, saveUser, session } from '../../stores/session/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { member } from '../../testing/fixtures.ts';
import { paymentPageUrl } from '../orders/index.ts';
import { client, onUnauthorized, tokenForAddress } from './index.ts';

const refused = { code: 401, message: '请重新登录' };

describe('client', () => {
  beforeEach(() => {
    stubWindow({ apiUrl: 'https://school.example' });
    resetSession();
  });
  afterEach(() => vi.unstubAllGlobals());

  it(
    'goes to the configured server with the stored token',
    { tags: ['spec:7.base-url', 'spec:7.token'] },
    async () => {
      const fetch = stubFetch({ code: 0, data: [] });
      local.write(localKeys.userToken, 'jwt');
      await client.send(getCourseCategories, {});
      const [url, init] = fetch.mock.calls[0] ?? [];
      expect(url).toBe('https://school.example/api/v2/course_categories');
      expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer jwt');
    },
  );

  it.each([
    ['PC', false],
    ['H5', true],
  ])('says that it is of the %s client', async (platform, isMobile) => {
    const fetch = stubFetch({ code: 0, data: [] });
    vi.stubGlobal('document', { documentElement: { dataset: isMobile ? { h5: '' } : {} } });
    await client.send(getCourseCategories, {});
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get('meedu-platform')).toBe(platform);
    expect(headers.get('Accept')).toBe('application/json');
  });

  it(
    'goes to the host of the page where no server is configured',
    { tags: ['spec:7.base-url.default'] },
    async () => {
      stubWindow();
      const fetch = stubFetch({ code: 0, data: [] });
      await client.send(getCourseCategories, {});
      expect(fetch.mock.calls[0]?.[0]).toBe('/api/v2/course_categories');
    },
  );

  describe('while another tab has logged in as somebody else', () => {
    const writes = [
      () => client.send(postOrderCourse, { course_id: 7, promo_code: '' }),
      () => client.send(postComment, { rid: 7, rt: COMMENT_TARGET.course, content: '讲得很细' }),
      () => client.send(toggleCourseLike, { id: 7 }),
      () => client.send(postMemberNickname, { nick_name: '大禾' }),
    ];
    beforeEach(() => {
      local.write(localKeys.userToken, 'jwt-of-1');
      login(member);
      local.write(localKeys.userToken, 'jwt-of-2');
    });

    it('writes nothing in their name', async () => {
      const fetch = stubFetch({ code: 0 });
      for (const write of writes) {
        const refusal = await write().catch((error: unknown) => error);
        expect(describeError(refusal)).toEqual({
          reason: 'refused',
          message: '你已在其他页面切换账号，操作未提交',
        });
      }
      expect(fetch).not.toHaveBeenCalled();
    });

    it('gives no address its token', () => {
      expect(() => tokenForAddress('/pay')).toThrow(ApiError);
      expect(() => paymentPageUrl('2026', 'alipay', 'pc', { paid: '/a', cancelled: '/b' })).toThrow(
        ApiError,
      );
      login({ ...member, id: 2 });
      expect(tokenForAddress('/pay')).toBe('jwt-of-2');
    });

    it('still does so when the old member is stored anew by a late reply', async () => {
      const fetch = stubFetch({ code: 0 });
      saveUser(member);
      await expect(client.send(toggleCourseLike, { id: 7 })).rejects.toThrow();
      expect(fetch).not.toHaveBeenCalled();
    });

    it('reads, logs in and logs out', async () => {
      const fetch = stubFetch({ code: 0, data: { id: 2, token: 'jwt-of-3' } });
      await client.send(getMemberDetail, {});
      await client.send(postLoginPassword, { mobile: '13900001111', password: 'x' });
      await client.send(postLogout, {});
      expect(fetch).toHaveBeenCalledTimes(3);
    });

    it('writes again once the page shows who is logged in', async () => {
      const fetch = stubFetch({ code: 0, data: 1 });
      login({ ...member, id: 2 });
      await client.send(toggleCourseLike, { id: 7 });
      expect(fetch).toHaveBeenCalledOnce();
    });
  });

  it.each(['中文令牌', 'a\nb', 'a\r\nCookie: b', '\u0000', 'jwt\u{1f33e}'])(
    'drops the token %j, which no header can carry',
    async (token) => {
      const fetch = stubFetch({ code: 0, data: [] });
      local.write(localKeys.userToken, token);
      await client.send(getCourseCategories, {});
      expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('Authorization')).toBe(false);
      expect(local.read(localKeys.userToken)).toBeNull();
    },
  );

  it('ends the session once when several calls are refused together', async () => {
    stubFetch(refused);
    local.write(localKeys.userToken, 'jwt-a');
    login(member);
    const seen: boolean[] = [];
    const stop = onUnauthorized(() => seen.push(session.isLogin));
    await Promise.allSettled([1, 2, 3].map(() => client.send(getMemberDetail, {})));
    stop();
    expect(seen).toEqual([false]);
    expect(local.read(localKeys.userToken)).toBeNull();
  });

  it('leaves a newer session alone when an older one is refused late', async () => {
    stubFetch(refused);
    const listener = vi.fn<() => void>();
    const stop = onUnauthorized(listener);
    local.write(localKeys.userToken, 'jwt-old');
    const late = client.send(getMemberDetail, {});
    local.write(localKeys.userToken, 'jwt-new');
    login(member);
    await expect(late).rejects.toMatchObject({ code: 401 });
    stop();
    expect(listener).not.toHaveBeenCalled();
    expect(session.isLogin).toBe(true);
    expect(local.read(localKeys.userToken)).toBe('jwt-new');
  });

  it('stops telling a listener that has left', async () => {
    stubFetch(refused);
    local.write(localKeys.userToken, 'jwt-b');
    const listener = vi.fn<() => void>();
    onUnauthorized(listener)();
    await expect(client.send(getMemberDetail, {})).rejects.toMatchObject({ code: 401 });
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells the first listener of a session that was refused before it came', async () => {
    vi.resetModules();
    const early = await import('./index.ts');
    stubFetch(refused);
    local.write(localKeys.userToken, 'jwt-c');
    await expect(early.client.send(getMemberDetail, {})).rejects.toMatchObject({ code: 401 });
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    early.onUnauthorized(first);
    early.onUnauthorized(second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });
});
