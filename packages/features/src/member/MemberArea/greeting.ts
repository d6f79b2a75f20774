import { dateParts, type Moment } from '@qinghe/hooks/time';

const greetings = [
  [5, '夜深了'],
  [11, '早上好'],
  [13, '中午好'],
  [18, '下午好'],
  [23, '晚上好'],
  [24, '夜深了'],
] as const;

/** Returns the greeting for the time of day in Asia/Shanghai. */
export function greeting(now: Moment): string {
  const hour = Number(dateParts(now)?.clock.slice(0, 2) ?? 12);
  return greetings.find(([end]) => hour < end)?.[1] ?? '你好';
}
