import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isVisit, local, localKeys, memberKeys, sessionKeys, tab } from '../../storage/index.ts';
import { login, resetSession } from '../../stores/session/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { member } from '../../testing/fixtures.ts';
import { endSession } from './index.ts';
import { extendVisit, onVisit, setVisit, shortenVisit, visitTimeLeft } from './visit.ts';

const MINUTE = 60_000;

function rowsOf(storage: Storage): Record<string, string | null> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
}

/** Stores the data that a member's session leaves behind. */
function leaveTraces(): void {
  local.write(localKeys.userToken, 'jwt');
  local.write(localKeys.readMessages, '{}');
  local.write(localKeys.searchHistory, '["微积分"]');
  local.write(memberKeys.note(1, 'a'), '{}');
  local.write(memberKeys.watched(1, 7), '{}');
  tab.write(sessionKeys.page('draft'), '{"text":"讲得很细"}');
}

describe('a visit on a shared computer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    stubWindow();
    resetSession();
    stubFetch({ code: 0 });
    window.localStorage.setItem(localKeys.theme, 'dark');
    window.localStorage.setItem(localKeys.msv, '7');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('leaves local storage as it was, and its own empty after the logout', async () => {
    const before = rowsOf(window.localStorage);
    setVisit(true);
    expect(local.read(localKeys.msv)).toBe('7');
    leaveTraces();
    login(member);
    expect(local.read(localKeys.userToken)).toBe('jwt');
    expect(rowsOf(window.localStorage)).toEqual(before);
    await endSession();
    expect(rowsOf(window.localStorage)).toEqual(before);
    expect(Object.keys(rowsOf(window.sessionStorage))).toEqual(['qinghe:visit']);
    expect(local.read(localKeys.userToken)).toBeNull();
  });

  it('says that nothing outlives it', () => {
    setVisit(true);
    expect(local.write(localKeys.userToken, 'jwt')).toBe(false);
    expect(local.isKept(localKeys.userToken)).toBe(false);
  });

  it('is over for whoever comes 15 minutes later, but stays a shared computer', () => {
    setVisit(true);
    leaveTraces();
    vi.setSystemTime(Date.now() + 14 * MINUTE);
    expect(local.read(localKeys.userToken)).toBe('jwt');
    extendVisit();
    vi.setSystemTime(Date.now() + 14 * MINUTE);
    expect(local.read(localKeys.userToken)).toBe('jwt');
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    expect(local.read(localKeys.userToken)).toBeNull();
    expect(tab.read(sessionKeys.page('draft'))).toBeNull();
    expect(isVisit()).toBe(true);
  });

  it('is over two minutes after its tab was closed', () => {
    setVisit(true);
    leaveTraces();
    shortenVisit();
    expect(visitTimeLeft()).toBe(2 * MINUTE);
    shortenVisit();
    vi.setSystemTime(Date.now() + 2 * MINUTE + 1);
    expect(local.read(localKeys.userToken)).toBeNull();
  });

  it('can be given up before the login, which takes back what it stored', () => {
    const told = vi.fn<() => void>();
    const stop = onVisit(told);
    setVisit(true);
    local.write(localKeys.smsDeadline, '9');
    tab.write(sessionKeys.loginReturn, '/member');
    setVisit(false);
    setVisit(false);
    stop();
    expect(told).toHaveBeenCalledTimes(2);
    expect(rowsOf(window.sessionStorage)).toEqual({ 'qinghe:login-return': '/member' });
    expect(local.read(localKeys.theme)).toBe('dark');
    expect(visitTimeLeft()).toBe(0);
  });
});

describe('an ordinary logout', () => {
  beforeEach(() => {
    stubWindow();
    resetSession();
    stubFetch({ code: 0 });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('leaves what has no other copy, and nothing else of the member', async () => {
    leaveTraces();
    login(member);
    await endSession();
    expect(Object.keys(rowsOf(window.localStorage)).sort()).toEqual([
      'qinghe:note:1:a',
      'qinghe:search-history',
      'qinghe:watched:1:7',
    ]);
    expect(rowsOf(window.sessionStorage)).toEqual({});
  });
});
