import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, localKeys, PENDING } from '../../storage/index.ts';
import {
  isOwnToken,
  login,
  resetSession,
  session,
  setFreshUnread,
} from '../../stores/session/index.ts';
import { resetSystem } from '../../stores/system/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { configWith, member } from '../../testing/fixtures.ts';
import { applyConfig } from '../config/index.ts';
import { enterSession, pendingChecks, startSession } from './index.ts';

beforeEach(() => {
  stubWindow();
  resetSession();
  resetSystem();
});
afterEach(() => vi.unstubAllGlobals());

describe('pendingChecks', () => {
  it.each([
    [true, true, true, true, false, false],
    [false, false, true, true, true, true],
    [false, true, true, false, true, false],
    [true, false, false, true, false, true],
    [false, false, false, false, false, false],
  ])(
    'bound %s, verified %s; asked for binding %s, for verification %s',
    (bound, verified, asksBinding, asksVerification, bindMobile, faceCheck) => {
      const config = {
        member: { enabled_mobile_bind_alert: asksBinding, enabled_face_verify: asksVerification },
      };
      expect(pendingChecks({ is_bind_mobile: bound, is_face_verify: verified }, config)).toEqual({
        bindMobile,
        faceCheck,
      });
    },
  );
});

describe('enterSession', () => {
  it(
    'sets and clears the flags that the guard reads',
    { tags: ['spec:9.storage.flags'] },
    async () => {
      applyConfig(await configWith({ enabled_mobile_bind_alert: 1, enabled_face_verify: true }));
      enterSession({ ...member, is_bind_mobile: false });
      expect(local.read(localKeys.bindMobile)).toBe('ok');
      expect(local.read(localKeys.faceCheck)).toBe('ok');
      enterSession({ ...member, is_face_verify: true });
      expect(local.read(localKeys.bindMobile)).toBeNull();
      expect(local.read(localKeys.faceCheck)).toBeNull();
    },
  );

  it('leaves the flags alone until config is there, which sets them at once', async () => {
    local.write(localKeys.faceCheck, PENDING);
    enterSession({ ...member, is_face_verify: true, is_bind_mobile: false });
    expect(local.read(localKeys.faceCheck)).toBe(PENDING);
    expect(session.isLogin).toBe(true);
    applyConfig(await configWith({ enabled_mobile_bind_alert: 1, enabled_face_verify: true }));
    expect(local.read(localKeys.faceCheck)).toBeNull();
    expect(local.read(localKeys.bindMobile)).toBe(PENDING);
  });

  it('asks for the unread count on login, not on every refresh', () => {
    enterSession(member);
    expect(session.freshUnread).toBe(true);
    setFreshUnread(false);
    enterSession({ ...member, credit1: 30 });
    expect(session.freshUnread).toBe(false);
    expect(session.user?.credit1).toBe(30);
    enterSession({ ...member, id: 2 });
    expect(session.freshUnread).toBe(true);
  });
});

describe('startSession', () => {
  it('stores the token, loads the member with it and logs in', async () => {
    const fetch = stubFetch({ code: 0, data: { id: 1, nick_name: '小禾', credit1: '20' } });
    const loaded = await startSession('jwt');
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer jwt');
    expect(loaded).toMatchObject({ id: 1, credit1: 20 });
    expect(session).toMatchObject({ isLogin: true, user: { nick_name: '小禾' } });
    expect(local.read(localKeys.userToken)).toBe('jwt');
  });

  it('makes the new token the session’s, also for the same member', async () => {
    local.write(localKeys.userToken, 'jwt-old');
    login(member);
    stubFetch({ code: 0, data: { id: member.id, nick_name: '小禾' } });
    const ending = startSession('jwt-new');
    expect(isOwnToken()).toBe(false);
    await ending;
    expect(isOwnToken()).toBe(true);
    local.write(localKeys.userToken, 'jwt-of-another-tab');
    expect(isOwnToken()).toBe(false);
  });

  it('drops a token whose member cannot be loaded', async () => {
    stubFetch({ code: 1, message: '错误' });
    await expect(startSession('jwt')).rejects.toMatchObject({ kind: 'envelope' });
    expect(local.read(localKeys.userToken)).toBeNull();
    expect(session.isLogin).toBe(false);
  });

  it('keeps a newer token when an older one fails late', async () => {
    stubFetch({ code: 1, message: '错误' });
    const late = startSession('jwt-old');
    local.write(localKeys.userToken, 'jwt-new');
    login(member);
    await expect(late).rejects.toMatchObject({ kind: 'envelope' });
    expect(local.read(localKeys.userToken)).toBe('jwt-new');
    expect(session.isLogin).toBe(true);
  });
});
