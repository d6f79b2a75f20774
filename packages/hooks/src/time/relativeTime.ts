import { toShanghai } from './shanghai.ts';
import type { Moment } from './shanghai.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function relative(
  moment: Moment | null | undefined,
  now: Moment | null,
  clock: '' | ' HH:mm',
): string {
  const then = toShanghai(moment);
  if (then && now === null) return then.format('YYYY-MM-DD');
  const current = toShanghai(now);
  if (!then || !current) return '';
  const age = current.valueOf() - then.valueOf();
  if (Math.abs(age) < MINUTE) return '刚刚';
  if (age < 0) return then.format(`YYYY-MM-DD${clock}`);
  if (age < HOUR) return `${Math.floor(age / MINUTE)} 分钟前`;
  if (age < DAY) return `${Math.floor(age / HOUR)} 小时前`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)} 天前`;
  if (age < 365 * DAY) return then.format(`MM-DD${clock}`);
  return then.format(`YYYY-MM-DD${clock}`);
}

/**
 * Relative time of spec §9: 刚刚, 5 分钟前, 3 小时前, 2 天前, `11-09`, `2025-11-09`.
 * A moment less than a minute ahead (clocks differ) is 刚刚, further ahead the full date; '' when
 * the moment is absent or invalid. Where `now` is null, for those who read at any time, the full date.
 */
export function relativeTime(moment: Moment | null | undefined, now: Moment | null): string {
  return relative(moment, now, '');
}

/** As {@link relativeTime}, with hour and minute after a date: `11-09 10:00`. */
export function relativeTimeWithClock(moment: Moment | null | undefined, now: Moment): string {
  return relative(moment, now, ' HH:mm');
}

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai, or '' when the moment is absent or invalid. */
export function fullTime(moment: Moment | null | undefined): string {
  return toShanghai(moment)?.format('YYYY-MM-DD HH:mm') ?? '';
}
