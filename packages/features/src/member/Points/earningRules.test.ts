import { describe, expect, it } from 'vitest';
import { earningRules, signed } from './earningRules.ts';

const off = { register: 0, watched_vod_course: 0, watched_video: 0, paid_order: 0 };

describe('earningRules', () => {
  it('names what is on, with its points', () => {
    expect(
      earningRules({ register: 10, watched_vod_course: 50, watched_video: 2, paid_order: 0.5 }),
    ).toEqual([
      { label: '注册账号', reward: '+10 积分' },
      { label: '学完一门课程', reward: '+50 积分' },
      { label: '学完一个课时', reward: '+2 积分' },
      { label: '支付订单', reward: '每 1 元 +0.5 积分' },
    ]);
  });

  it('leaves out what is off', () => {
    expect(earningRules(off)).toEqual([]);
    expect(earningRules({ ...off, watched_video: 5 })).toEqual([
      { label: '学完一个课时', reward: '+5 积分' },
    ]);
  });
});

describe('signed', () => {
  it.each([
    [10, '+10'],
    [1260, '+1,260'],
    [-200, '−200'],
    [0, '0'],
  ])('%i is %s', (sum, words) => {
    expect(signed(sum)).toBe(words);
  });
});
