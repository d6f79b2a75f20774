import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { sessionKeys, tab } from '../../storage/index.ts';
import { logout } from '../../stores/session/index.ts';
import { askFaceCheckOutcome } from './faceCheckOutcome.ts';
import { forgetAim, keepAim, readAim } from './gateAim.ts';
import { forgetCheck, keepCheck, readKeptCheck } from './keptCheck.ts';

beforeEach(() => stubWindow());
afterEach(() => vi.unstubAllGlobals());

const ids = { biz_token: '4E3B', rule_id: '1' };

function answer(body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body))));
}

describe('askFaceCheckOutcome', () => {
  it('asks for one check and says yes to status 9', async () => {
    const fetch = stubFetch({ code: 0, data: { status: 9 } });
    await expect(askFaceCheckOutcome(ids)).resolves.toBe('passed');
    expect(fetch.mock.calls[0]?.[0]).toBe(
      '/api/v3/member/tencent/faceVerify?biz_token=4E3B&rule_id=1',
    );
  });

  it.each([
    ['the status in the place of the code', { code: { status: 5 }, message: '', data: [] }],
    ['the status in its own place', { code: 0, message: '', data: { status: 5 } }],
  ])('keeps waiting on %s', async (_, body) => {
    answer(body);
    await expect(askFaceCheckOutcome(ids)).resolves.toBe('pending');
  });

  it.each([
    ['a rate limit', { code: 429, message: '请稍后再试', data: [] }],
    ['maintenance', { code: 503, message: '系统维护中', data: [] }],
    ['nonsense', { code: 0, message: '', data: 'x' }],
  ])('knows nothing on %s', async (_, body) => {
    answer(body);
    await expect(askFaceCheckOutcome(ids)).resolves.toBe('unknown');
  });

  it('knows nothing while the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(askFaceCheckOutcome(ids)).resolves.toBe('unknown');
  });

  it('passes on a refusal', async () => {
    answer({ code: 1, message: '参数错误', data: [] });
    await expect(askFaceCheckOutcome(ids)).rejects.toMatchObject({ message: '参数错误' });
  });
});

describe('the kept check', () => {
  const check = { url: 'https://faceid.example/a?b=1&c=二', ...ids };

  it('comes back as it was, until it is forgotten', () => {
    expect(readKeptCheck(3)).toBeNull();
    keepCheck(3, { ...check, rule_id: '' });
    expect(readKeptCheck(3)).toEqual({ ...check, rule_id: '' });
    forgetCheck();
    expect(readKeptCheck(3)).toBeNull();
  });

  it('is of no use to another member', () => {
    keepCheck(3, check);
    expect(readKeptCheck(2)).toBeNull();
  });
});

describe('the aim', () => {
  it('is home until one is kept, and again when it is forgotten or the member has left', () => {
    expect(readAim()).toBe('/');
    keepAim('/order?goods_id=7');
    expect(readAim()).toBe('/order?goods_id=7');
    forgetAim();
    expect(readAim()).toBe('/');
    keepAim('/member');
    logout();
    expect(readAim()).toBe('/');
  });

  it('never leads out of the site', () => {
    tab.write(sessionKeys.gateReturn, '//evil.example');
    expect(readAim()).toBe('/');
  });
});
