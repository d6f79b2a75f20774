import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postLoginMobile } from '@qinghe/api/resources/auth';
import { local, localKeys } from '../../storage/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { sendWithCode } from './sendWithCode.ts';
import {
  endSmsCountdowns,
  readSmsCountdowns,
  secondsUntil,
  smsKey,
  startSmsCountdown,
  type SmsCountdowns,
} from './smsCountdown.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');

/** Seconds that are left. */
function left(scene: 'login' | 'register' = 'login', mobile = '13800000001'): number {
  const countdowns: SmsCountdowns = JSON.parse(readSmsCountdowns());
  return countdowns[smsKey(scene, mobile)] ?? 0;
}

describe('secondsUntil', () => {
  it.each([
    ['the whole countdown', NOW + 120_000, 120],
    ['a begun second counts', NOW + 119_001, 120],
    ['the next one', NOW + 119_000, 119],
    ['the last moment', NOW + 1, 1],
    ['the deadline', NOW, 0],
    ['long ago', NOW - 86_400_000, 0],
    ['set by a wrong clock', NOW + 86_400_000, 0],
    ['not a number', Number.NaN, 0],
  ])('%s', (_name, deadline, seconds) => {
    expect(secondsUntil(deadline, NOW)).toBe(seconds);
  });
});

describe('the stored countdown', () => {
  beforeEach(() => {
    stubWindow();
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it(
    'starts at 120, counts by the clock and ends',
    { tags: ['spec:4.sms.countdown', 'spec:9.sms'] },
    () => {
      expect(left()).toBe(0);
      startSmsCountdown('login', '13800000001');
      expect(left()).toBe(120);
      vi.setSystemTime(NOW + 24_000);
      expect(left()).toBe(96);
      vi.setSystemTime(NOW + 120_000);
      expect(left()).toBe(0);
    },
  );

  it('is that of one number in one scene', { tags: ['spec:9.sms'] }, () => {
    startSmsCountdown('login', '13800000001');
    vi.setSystemTime(NOW + 20_000);
    startSmsCountdown('login', '13800000007');
    expect([left(), left('login', '13800000007')]).toEqual([100, 120]);
    expect([left('register'), left('login', '13800000010')]).toEqual([0, 0]);
  });

  it('ends for a number in every scene, and for no other number', { tags: ['spec:9.sms'] }, () => {
    startSmsCountdown('login', '13800000001');
    startSmsCountdown('register', '13800000001');
    startSmsCountdown('login', '13800000007');
    endSmsCountdowns('13800000001');
    expect([left(), left('register'), left('login', '13800000007')]).toEqual([0, 0, 120]);
  });

  it.each([
    ['is over when its code has been used', { code: 0, data: { token: 'jwt' } }, 0],
    ['goes on when its code was wrong', { code: 1, message: '短信验证码错误' }, 120],
  ] as const)('%s', async (_name, reply, seconds) => {
    startSmsCountdown('login', '13800000001');
    stubFetch(reply);
    const input = { mobile: '13800000001', mobile_code: '000000', msv: '' };
    await sendWithCode(postLoginMobile, input).catch(() => undefined);
    expect(left()).toBe(seconds);
  });

  it('keeps no number, and nothing that is over', () => {
    startSmsCountdown('login', '13800000001');
    expect(local.read(localKeys.smsDeadline)).not.toContain('138');
    vi.setSystemTime(NOW + 121_000);
    startSmsCountdown('login', '13900000002');
    expect(local.read(localKeys.smsDeadline)).not.toContain(smsKey('login', '13800000001'));
  });

  it('tells numbers apart that differ by a slip', () => {
    const right = '13800000001';
    const slips = Array.from(right, (_, index) =>
      Array.from(
        { length: 10 },
        (_digit, digit) => right.slice(0, index) + digit + right.slice(index + 1),
      ),
    ).flat();
    const swaps = ['31800000001', '18300000001', '13080000001', '13800000010'];
    const numbers = new Set([...slips, ...swaps, right.slice(1), `${right}1`]);
    expect(new Set(Array.from(numbers, (number) => smsKey('login', number))).size).toBe(
      numbers.size,
    );
  });

  it.each([
    'soon',
    '1795220763000',
    'null',
    '{"login:1":"x"}',
    '{"login:1":"1795140060000"}',
    '{"login:1":{"valueOf":1,"toString":1}}',
    '[1]',
  ])('takes broken text for no countdown: %s', (text) => {
    local.write(localKeys.smsDeadline, text);
    expect(readSmsCountdowns()).toBe('{}');
  });
});
