import { beforeEach, expect, it, vi } from 'vitest';
import { stubWindow } from '../../testing/browser.ts';
import { checkCode } from './checkCode.ts';

const asked: string[] = [];

function answer(data: unknown): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ code: 0, message: '', data }), { status: 200 });
  });
}

const promo = { id: 1, code: 'QINGHE30', invited_user_reward: 30, expired_at: null };

beforeEach(() => {
  stubWindow({ apiUrl: 'https://school.example' });
  vi.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z') });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it.each([
  [
    'can be used',
    { can_use: 1, promo_code: promo },
    { kind: 'usable', code: 'QINGHE30', discount: 30 },
  ],
  ['does not exist', { can_use: 0, promo_code: null }, { kind: 'refused', reason: 'unknown' }],
  [
    'is said to be usable and is not there',
    { can_use: 1, promo_code: null },
    { kind: 'refused', reason: 'unknown' },
  ],
  ['was used', { can_use: 0, promo_code: promo }, { kind: 'refused', reason: 'unusable' }],
  [
    'runs out now',
    { can_use: 0, promo_code: { ...promo, expired_at: '2026-11-20 10:00:00' } },
    { kind: 'refused', reason: 'expired' },
  ],
  [
    'runs out in a second',
    { can_use: 0, promo_code: { ...promo, expired_at: '2026-11-20 10:00:01' } },
    { kind: 'refused', reason: 'unusable' },
  ],
])('tells about a code that %s', async (_, data, expected) => {
  answer(data);
  expect(await checkCode('QINGHE30', true)).toEqual(expected);
  expect(asked).toHaveLength(1);
});

it.each(['u7', 'U7'])('refuses %s unasked while invitations are on', async (code) => {
  answer({ can_use: 1, promo_code: { ...promo, code } });
  expect(await checkCode(code, true)).toEqual({ kind: 'refused', reason: 'invitation' });
  expect(asked).toEqual([]);
});

it.each([
  ['u7', false],
  ['QU7', true],
])('asks about %s while invitations are %s', async (code, hasShare) => {
  answer({ can_use: 1, promo_code: { ...promo, code } });
  expect(await checkCode(code, hasShare)).toMatchObject({ kind: 'usable', code });
  expect(asked).toHaveLength(1);
});
