import { describe, expect, it } from 'vitest';
import { hostileValues } from '../testing/hostile.ts';
import { loginReturnUrls, readLoginReturn, readMsv, sanitizeRedirect } from './index.ts';

const SITE = 'https://school.example';
const MAX = 255;

describe('readLoginReturn', () => {
  it.each([
    ['', null],
    ['?login_code=abc', null],
    ['?login_code=abc&action=bind', null],
    ['?action=login', null],
    ['?login_code=abc&action=login', { code: 'abc', message: null, rest: '' }],
    ['?cid=3&login_code=Yk3-_z&action=login', { code: 'Yk3-_z', message: null, rest: '?cid=3' }],
    ['?login_err_msg=+%E5%A4%B1%E8%B4%A5+&action=login', { code: null, message: '失败', rest: '' }],
    ['?login_code=&action=login&a=1', { code: null, message: null, rest: '?a=1' }],
    [
      '?redirect=%2Fmember&login_err_msg=%E6%8E%88%E6%9D%83[1001]&action=login',
      { code: null, message: '授权[1001]', rest: '?redirect=%2Fmember' },
    ],
  ])('%j → %j', (search, expected) => {
    expect(readLoginReturn(search)).toEqual(expected);
  });

  it('cuts a message that is too long', () => {
    const words = '错'.repeat(500);
    const back = readLoginReturn(`?action=login&login_err_msg=${encodeURIComponent(words)}`);
    expect(back?.message).toBe('错'.repeat(200));
  });
});

describe('loginReturnUrls', () => {
  it.each([
    ['/', `${SITE}/login/callback`],
    ['/courses?cid=3', `${SITE}/login/callback?redirect=%2Fcourses%3Fcid%3D3`],
    ['//evil.example', `${SITE}/login/callback`],
  ])('leads back to %j', (aim, url) => {
    expect(loginReturnUrls(SITE, aim, MAX)).toEqual({ s_url: url, f_url: url, kept: null });
  });

  it('keeps an aim aside that is too long for the server', () => {
    const aim = `/search?keywords=${'a'.repeat(300)}`;
    expect(loginReturnUrls(`${SITE}/h5`, aim, MAX)).toEqual({
      s_url: `${SITE}/h5/login/callback`,
      f_url: `${SITE}/h5/login/callback`,
      kept: aim,
    });
  });

  it('uses the last character that fits', () => {
    const start = `${SITE}/login/callback?redirect=%2F`.length;
    const fits = loginReturnUrls(SITE, `/${'a'.repeat(MAX - start)}`, MAX);
    expect(fits.s_url).toHaveLength(MAX);
    expect(fits.kept).toBeNull();
    expect(loginReturnUrls(SITE, `/${'a'.repeat(MAX - start + 1)}`, MAX).kept).not.toBeNull();
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
      for (const url of [loginReturnUrls(SITE, given ?? '', MAX).s_url]) {
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
      const back = readLoginReturn(`?action=login&${text}`);
      expect(back?.code ?? 'none').toMatch(/^[\w-]{1,128}$/);
      expect(back?.rest ?? '').not.toMatch(/login_code|action=login/);
    }
  });

  it.each(hostileValues)('login_err_msg %j is short text', (value) => {
    const query = new URLSearchParams({ action: 'login', login_err_msg: value }).toString();
    expect(readLoginReturn(`?${query}`)?.message?.length ?? 0).toBeLessThanOrEqual(400);
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
