const BEIJING_OFFSET = 8 * 3600_000;
const WEEK = 7 * 86_400_000;

/** The frozen time of tests and stories: 2026-11-20 10:00 Beijing time, as epoch milliseconds. */
export const FROZEN_NOW = Date.UTC(2026, 10, 20, 2, 0, 0);

/** Parses a Beijing wall-clock text such as `2026-12-05 09:00:00` (seconds optional) to epoch milliseconds. */
export function parseBeijing(text: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text
    .split(/[- :T]/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - BEIJING_OFFSET;
}

/** Formats a time as date form D1 of contract 1.6: ISO-8601 in UTC with microseconds. */
export function d1(time: number): string;
export function d1(time: number | null): string | null;
export function d1(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString().replace('Z', '000Z');
}

/** Formats a time as date form D2 of contract 1.6: Beijing time without a zone. */
export function d2(time: number): string;
export function d2(time: number | null): string | null;
export function d2(time: number | null): string | null {
  if (time === null) return null;
  return new Date(time + BEIJING_OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats a time as date form D3 of contract 1.6: ISO text without a zone, in Beijing time or (the server's bug) in UTC. */
export function d3(time: number, zone: 'beijing' | 'utc'): string {
  return new Date(zone === 'beijing' ? time + BEIJING_OFFSET : time).toISOString().slice(0, 19);
}

/** Converts dates of seed files, written for the frozen clock, to those of a school that starts on another day. */
export interface SeedTime {
  /** A recent event: shifted by the exact difference between the school's start and the frozen clock. */
  ago(text: string): number;
  /** A calendar date: shifted by whole weeks, so weekday and time of day stay. Never shifted less than recent events. */
  on(text: string): number;
  /** A calendar date, shifted like `on`, as text such as `12 月 5 日`. */
  words(text: string): string;
}

/** Creates the seed's calendar for a school that starts at `epoch` (epoch milliseconds). */
export function createSeedTime(epoch: number): SeedTime {
  const shift = epoch - FROZEN_NOW;
  const weeks = Math.ceil(shift / WEEK) * WEEK;
  const on = (text: string): number => parseBeijing(text) + weeks;
  return {
    on,
    ago: (text) => parseBeijing(text) + shift,
    words(text) {
      const date = new Date(on(text) + BEIJING_OFFSET);
      return `${date.getUTCMonth() + 1} 月 ${date.getUTCDate()} 日`;
    },
  };
}
