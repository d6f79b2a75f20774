import type { Config } from '@qinghe/api/resources/config';
import { grouped } from '@qinghe/ui/words';

/** One way to earn points. */
export interface EarningRule {
  /** The action that earns points. */
  label: string;
  /** Reward as text, such as `+10 积分`. */
  reward: string;
}

/** Returns the ways to earn points that a school has switched on (contract E-41, `credit1_reward`). */
export function earningRules(rewards: Readonly<Config['credit1_reward']>): EarningRule[] {
  const fixed = [
    ['注册账号', rewards.register],
    ['学完一门课程', rewards.watched_vod_course],
    ['学完一个课时', rewards.watched_video],
  ] as const;
  const rules = fixed
    .filter(([, points]) => points > 0)
    .map(([label, points]) => ({ label, reward: `+${grouped(points)} 积分` }));
  const rate = rewards.paid_order ?? 0;
  return rate > 0 ? [...rules, { label: '支付订单', reward: `每 1 元 +${rate} 积分` }] : rules;
}

/** Formats a change of points with its sign: +10, −200, 0. */
export function signed(sum: number): string {
  const size = grouped(Math.abs(sum));
  return sum > 0 ? `+${size}` : sum < 0 ? `−${size}` : size;
}
