import { toShanghai } from './shanghai.ts';
import type { Moment } from './shanghai.ts';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** One moment taken apart for a date block, in Asia/Shanghai. */
export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Day of the month. */
  day: number;
  /** `周六`. */
  weekday: string;
  /** `09:00`. */
  clock: string;
}

/** The parts of a moment, or null when it is absent or invalid. */
export function dateParts(moment: Moment | null | undefined): DateParts | null {
  const time = toShanghai(moment);
  if (!time) return null;
  return {
    year: time.year(),
    month: time.month() + 1,
    day: time.date(),
    weekday: WEEKDAYS[time.day()] ?? '',
    clock: time.format('HH:mm'),
  };
}

/** `2026-12-05`, or '' when the moment is absent or invalid. */
export function fullDate(moment: Moment | null | undefined): string {
  return toShanghai(moment)?.format('YYYY-MM-DD') ?? '';
}

/**
 * When something takes place: `周六 09:00–16:00`; over several days
 * `周六 09:00 – 12 月 6 日 周日 16:00`; without a usable end `周六 09:00`; '' without a start.
 */
export function timeRange(
  start: Moment | null | undefined,
  end: Moment | null | undefined,
): string {
  const from = dateParts(start);
  if (!from) return '';
  const opening = `${from.weekday} ${from.clock}`;
  const to = dateParts(end);
  const isAfter = Number(toShanghai(end)) > Number(toShanghai(start));
  if (!to || !isAfter) return opening;
  if (fullDate(start) === fullDate(end)) return `${opening}–${to.clock}`;
  return `${opening} – ${to.month} 月 ${to.day} 日 ${to.weekday} ${to.clock}`;
}
