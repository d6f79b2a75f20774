import { describe, expect, it } from 'vitest';
import { hostileValues } from '../testing/hostile.ts';
import {
  loginReturnUrls,
  readMsv,
  readSocialReturn,
  sanitizeRedirect,
  socialReturnUrls,
} from './index.ts';

const SITE = 'https://school.example';
const MAX = 255;
const MARK = 'Ab-_56789012';

const none = { code: null, message: null, mark: null, rest: '' };

describe('readSocialReturn', () => {
  it.each([
    ['', null],
    ['?login_code=abc', null],
    ['?login_code=abc&action=bind', null],
    ['?action=login', null],
    ['?login_code=abc&action=login', { ...none, code: 'abc' }],
    ['?cid=3&login_code=Yk3-_z&action=login', { ...none, code: 'Yk3-_z', rest: '?cid=3' }],
    [
      '?redirect=%2F&flow=Ab-_56789012&login_code=abc&action=login',
      { ...none, code: 'abc', mark: MARK, rest: '?redirect=%2F' },
    ],
    ['?login_code=&action=login&a=1', { ...none, rest: '?a=1' }],
    // The server appends its own; who has put another one in front does not get it spent.
    ['?login_code=evil&flow=Ab&login_code=abc&action=login', { ...none, mark: 'Ab' }],
    ['?login_err_msg=+%E5%A4%B1%E8%B4%A5+&action=login', { ...none, message: '失败' }],
    [
      '?redirect=%2Fmember&login_err_msg=%E6%8E%88%E6%9D%83[1001]&action=login',
      { ...none, message: '授权[1001]', rest: '?redirect=%2Fmember' },
    ],
  ])('login %j → %j', (search, expected) => {
    expect(readSocialReturn(search, 'login')).toEqual(expected);
  });

  it.each([
    ['?action=bind', null],
    ['?login_code=abc', null],
    ['?login_code=abc&action=login', null],
    ['?x=1&login_code=abc&action=bind&y=2', { ...none, code: 'abc', rest: '?x=1&y=2' }],
    ['?login_err_msg=%E5%A4%B1%E8%B4%A5&action=bind', { ...none, message: '失败' }],
    ['?login_code=%3Cscript%3E&action=bind', none],
  ])('bind %j → %j', (search, expected) => {
    expect(readSocialReturn(search, 'bind')).toEqual(expected);
  });

  it('cuts a message that is too long', () => {
    const words = '错'.repeat(500);
    const back = readSocialReturn(
      `?action=login&login_err_msg=${encodeURIComponent(words)}`,
      'login',
    );
    expect(back?.message).toBe('错'.repeat(200));
  });
});

describe('socialReturnUrls', () => {
  it.each([
    [`${SITE}/member`, `${SITE}/member?flow=${MARK}`],
    [`${SITE}/member?tab=2`, `${SITE}/member?tab=2&flow=${MARK}`],
  ])('marks the way back to %s after a success', (page, s_url) => {
    expect(socialReturnUrls(page, MARK, MAX)).toEqual({ s_url, f_url: page });
    expect(socialReturnUrls(page, null, MAX)).toEqual({ s_url: page, f_url: page });
  });

  it('comes back as it left once the server has added what it adds', () => {
    const urls = socialReturnUrls(`${SITE}/member`, MARK, MAX);
    const { search } = new URL(`${urls?.s_url}&login_code=abc&action=bind`);
    expect(readSocialReturn(search, 'bind')).toEqual({ ...none, code: 'abc', mark: MARK });
  });

  it('makes none that the server does not take', () => {
    const page = `${SITE}/${'a'.repeat(MAX - SITE.length - 1 - `?flow=${MARK}`.length)}`;
    expect(socialReturnUrls(page, MARK, MAX)?.s_url).toHaveLength(MAX);
    expect(socialReturnUrls(`${page}a`, MARK, MAX)).toBeNull();
  });
});

describe('loginReturnUrls', () => {
  it.each([
    ['/', `${SITE}/login/callback`],
    ['/courses?cid=3', `${SITE}/login/callback?redirect=%2Fcourses%3Fcid%3D3`],
    ['//evil.example', `${SITE}/login/callback`],
  ])('leads back to %j', (aim, url) => {
    expect(loginReturnUrls(SITE, aim, null, MAX)).toEqual({ s_url: url, f_url: url, kept: null });
    const marked = loginReturnUrls(SITE, aim, MARK, MAX);
    expect(marked).toMatchObject({ f_url: url, kept: null });
    expect(new URL(marked.s_url).searchParams.get('flow')).toBe(MARK);
  });

  it('keeps an aim aside that is too long for the server', () => {
    const aim = `/search?keywords=${'a'.repeat(300)}`;
    expect(loginReturnUrls(`${SITE}/h5`, aim, MARK, MAX)).toEqual({
      s_url: `${SITE}/h5/login/callback?flow=${MARK}`,
      f_url: `${SITE}/h5/login/callback`,
      kept: aim,
    });
  });

  it('leads back without a mark where even that is too long for the server', () => {
    const url = `${SITE}/login/callback`;
    expect(loginReturnUrls(SITE, '/courses', MARK, url.length)).toEqual({
      s_url: url,
      f_url: url,
      kept: '/courses',
    });
  });

  it('uses the last character that fits', () => {
    const start = `${SITE}/login/callback?redirect=%2F&flow=${MARK}`.length;
    const fits = loginReturnUrls(SITE, `/${'a'.repeat(MAX - start)}`, MARK, MAX);
    expect(fits.s_url).toHaveLength(MAX);
    expect(fits.kept).toBeNull();
    expect(loginReturnUrls(SITE, `/${'a'.repeat(MAX - start + 1)}`, MARK, MAX).kept).not.toBeNull();
  });
});

describe('what a stranger puts into the address', () => {
  it('comes in sixty kinds', () => {
    expect(new Set(hostileValues).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileValues)('redirect %j stays on the site', (value) => {
    for (const given of [value, new URLSearchParams(`redirect=${value}`).get('redirect')]) {
      const target = sanitizeRedirect(given);
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(target.length).toBeLessThanOrEqual(4096);
      expect(new URL(target, SITE).origin).toBe(SITE);
      for (const url of [loginReturnUrls(SITE, given ?? '', MARK, MAX).s_url]) {
        expect(url.length).toBeLessThanOrEqual(MAX);
        expect(new URL(url).origin).toBe(SITE);
      }
    }
  });

  it.each(hostileValues)('login_code %j is a plain code or none', (value) => {
    for (const text of [
      new URLSearchParams({ login_code: value }).toString(),
      `login_code=${value}`,
    ]) {
      const back = readSocialReturn(`?action=login&${text}`, 'login');
      expect(back?.code ?? 'none').toMatch(/^[\w-]{1,128}$/);
      expect(back?.rest ?? '').not.toMatch(/login_code|action=login/);
    }
  });

  it.each(hostileValues)('login_err_msg %j is short text', (value) => {
    const query = new URLSearchParams({ action: 'login', login_err_msg: value }).toString();
    expect(readSocialReturn(`?${query}`, 'login')?.message?.length ?? 0).toBeLessThanOrEqual(400);
  });

  it.each(hostileValues)('msv %j is a plain mark or none', (value) => {
    for (const search of [`?${new URLSearchParams({ msv: value }).toString()}`, `?msv=${value}`])
      expect(readMsv(search) ?? 'none').toMatch(/^[\w-]{1,64}$/);
  });
});

describe('readMsv', () => {
  it.each([
    ['?msv=9', '9'],
    ['?a=1&msv=1024', '1024'],
    ['?msv=', null],
    ['', null],
  ])('%j → %j', (search, expected) => {
    expect(readMsv(search)).toBe(expected);
  });
});
