const SHANGHAI_OFFSET = 8 * 3_600_000;

/**
 * Returns the year in Asia/Shanghai at a time in epoch milliseconds. Without dayjs, unlike `dateParts`: the footer of every page
 * needs no more of a date.
 */
export function yearAt(now: number): number {
  return new Date(now + SHANGHAI_OFFSET).getUTCFullYear();
}
