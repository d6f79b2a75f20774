import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, localKeys, PENDING, sessionKeys, tab } from '../../storage/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { member } from '../../testing/fixtures.ts';
import {
  adoptToken,
  forgetUser,
  isOwnToken,
  login,
  logout,
  markRead,
  markReadUpTo,
  replaceAddressForm,
  resetSession,
  saveNavs,
  saveUser,
  session,
  setFreshUnread,
  setLeaving,
} from './index.ts';

const address = {
  name: '张禾',
  mobile: '13900001111',
  province: '浙江省',
  city: '杭州市',
  area: '余杭区',
  street: '禾塘路 18 号',
};

const emptyAddress = { name: '', mobile: '', province: '', city: '', area: '', street: '' };

describe('session', () => {
  beforeEach(() => {
    stubWindow();
    resetSession();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts as a visitor', { tags: ['spec:3.session', 'spec:3.session.address'] }, () => {
    expect(session).toEqual({
      user: null,
      isLogin: false,
      freshUnread: false,
      readMarks: { ids: {}, upTo: null },
      addressForm: emptyAddress,
      navs: [],
      isLeaving: false,
    });
  });

  it('login stores the member and asks for the unread count', { tags: ['spec:4.login'] }, () => {
    login(member);
    expect(session).toMatchObject({ user: member, isLogin: true, freshUnread: true });
  });

  it(
    'logout leaves a visitor and removes the token and both flags, but nothing else',
    { tags: ['spec:4.logout'] },
    () => {
      login(member);
      replaceAddressForm(address);
      saveNavs([]);
      local.write(localKeys.userToken, 'jwt');
      local.write(localKeys.faceCheck, PENDING);
      local.write(localKeys.bindMobile, PENDING);
      local.write(localKeys.msv, '9');
      const begun = [localKeys.loginCode, localKeys.playId] as const;
      const kept = [
        sessionKeys.faceCheck,
        sessionKeys.gateReturn,
        sessionKeys.loginReturn,
        sessionKeys.socialFlow,
      ] as const;
      for (const key of begun) local.write(key, '7');
      for (const key of kept) tab.write(key, '/member');
      logout();
      expect(session).toMatchObject({
        user: null,
        isLogin: false,
        freshUnread: false,
        addressForm: emptyAddress,
      });
      expect(local.read(localKeys.userToken)).toBeNull();
      expect(local.read(localKeys.faceCheck)).toBeNull();
      expect(local.read(localKeys.bindMobile)).toBeNull();
      expect(local.read(localKeys.msv)).toBe('9');
      for (const key of begun) expect(local.read(key)).toBeNull();
      for (const key of kept) expect(tab.read(key)).toBeNull();
    },
  );

  it('logout keeps the navigation', { tags: ['spec:4.navs'] }, () => {
    const nav = {
      id: 1,
      sort: 1,
      name: '首页',
      url: '/',
      active_routes: '',
      platform: 'PC',
      parent_id: 0,
      blank: false,
      children: [],
    };
    saveNavs([nav]);
    logout();
    expect(session.navs).toEqual([nav]);
  });

  it('knows that the member is on the way out until that is over', () => {
    login(member);
    setLeaving(true);
    forgetUser();
    expect(session).toMatchObject({ isLogin: false, isLeaving: true });
    setLeaving(false);
    expect(session.isLeaving).toBe(false);
  });

  it(
    'overwrites the points of a member and ignores a visitor',
    { tags: ['spec:3.session.credit1', 'spec:4.credit1'] },
    () => {
      saveUser({ ...member, credit1: 5 });
      expect(session.user).toBeNull();
      login(member);
      saveUser({ ...member, credit1: -3 });
      expect(session.user?.credit1).toBe(-3);
      expect(member.credit1).toBe(20);
    },
  );

  it(
    'replaces the member after an edit without asking for the unread count again',
    { tags: ['spec:4.fresh-unread'] },
    () => {
      saveUser(member);
      expect(session.user).toBeNull();
      login(member);
      setFreshUnread(false);
      saveUser({ ...member, nick_name: '大禾' });
      expect(session.user?.nick_name).toBe('大禾');
      expect(session.freshUnread).toBe(false);
    },
  );

  it(
    'replaces the address form and keeps no tie to the given one',
    { tags: ['spec:4.address-form'] },
    () => {
      const form = { ...address };
      replaceAddressForm(form);
      form.name = '';
      expect(session.addressForm).toEqual(address);
    },
  );

  it('knows its own token from another tab’s and from none', () => {
    login(member);
    expect(isOwnToken()).toBe(false);
    local.write(localKeys.userToken, 'jwt');
    expect(isOwnToken()).toBe(false);
    saveUser(member);
    expect(isOwnToken()).toBe(false);
    adoptToken('jwt');
    expect(isOwnToken()).toBe(true);
    local.write(localKeys.userToken, 'jwt of another tab');
    expect(isOwnToken()).toBe(false);
    local.remove(localKeys.userToken);
    expect(isOwnToken()).toBe(false);
  });

  it('marks messages as read and takes that back', () => {
    markRead('a');
    markRead('b');
    markRead('b', false);
    markReadUpTo('2026-11-20T00:00:00.000Z');
    expect(session.readMarks).toEqual({
      ids: { a: true, b: false },
      upTo: '2026-11-20T00:00:00.000Z',
    });
  });
});
