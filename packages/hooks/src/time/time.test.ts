import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  clockDuration,
  dateParts,
  fullDate,
  fullTime,
  relativeTime,
  relativeTimeWithClock,
  spokenDuration,
  timeRange,
  yearAt,
} from './index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 2026-11-20 00:30 in Shanghai, still the 19th in UTC. */
const now = Date.parse('2026-11-19T16:30:00Z');

const zones = [
  { zone: 'Asia/Shanghai', offset: -480 },
  { zone: 'America/Los_Angeles', offset: 480 },
  { zone: 'Pacific/Kiritimati', offset: -840 },
];

describe.each(zones)('on a device in $zone', ({ zone, offset }) => {
  const deviceZone = process.env.TZ;

  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (deviceZone === undefined) delete process.env.TZ;
    else process.env.TZ = deviceZone;
  });

  it('really runs in that zone', () => {
    expect(new Date(now).getTimezoneOffset()).toBe(offset);
  });

  it.each([
    ['this moment', 0, '刚刚', '刚刚'],
    ['59.999 s', MINUTE - 1, '刚刚', '刚刚'],
    ['60 s', MINUTE, '1 分钟前', '1 分钟前'],
    ['119.999 s', 2 * MINUTE - 1, '1 分钟前', '1 分钟前'],
    ['just under an hour', HOUR - 1, '59 分钟前', '59 分钟前'],
    ['an hour', HOUR, '1 小时前', '1 小时前'],
    ['just under a day', DAY - 1, '23 小时前', '23 小时前'],
    ['a day', DAY, '1 天前', '1 天前'],
    ['just under 7 days', 7 * DAY - 1, '6 天前', '6 天前'],
    ['7 days', 7 * DAY, '11-13', '11-13 00:30'],
    [
      '7 days and 31 minutes, the day before in Shanghai',
      7 * DAY + 31 * MINUTE,
      '11-12',
      '11-12 23:59',
    ],
    ['just under 365 days', 365 * DAY - 1, '11-20', '11-20 00:30'],
    ['365 days', 365 * DAY, '2025-11-20', '2025-11-20 00:30'],
    ['10 years', 3653 * DAY, '2016-11-19', '2016-11-19 00:30'],
    ['59.999 s ahead', -MINUTE + 1, '刚刚', '刚刚'],
    ['60 s ahead', -MINUTE, '2026-11-20', '2026-11-20 00:31'],
    ['60 days ahead', -60 * DAY, '2027-01-19', '2027-01-19 00:30'],
  ])(
    'tells %s',
    { tags: ['spec:9.time.relative', 'spec:9.time.clock'] },
    (_, age, base, withClock) => {
      const moment = new Date(now - age).toISOString();
      expect(relativeTime(moment, now)).toBe(base);
      expect(relativeTimeWithClock(moment, now)).toBe(withClock);
    },
  );

  it.each([
    ['2024-11-20T02:00:00.000000Z', '2024-11-20 10:00'],
    ['2024-11-20T02:00:00Z', '2024-11-20 10:00'],
    ['2024-11-20T18:00:00.5Z', '2024-11-21 02:00'],
    ['2024-11-20 10:00:00', '2024-11-20 10:00'],
    ['2024-11-20T10:00:00', '2024-11-20 10:00'],
    ['2024-11-20T10:00:00+0900', '2024-11-20 09:00'],
    ['2024-11-20T10:00:00-05:00', '2024-11-20 23:00'],
    ['2024-11-20 23:59', '2024-11-20 23:59'],
    ['2024-11-20', '2024-11-20 00:00'],
    [' 2024-02-29 08:00:00 ', '2024-02-29 08:00'],
  ])('shows %s as %s', { tags: ['spec:9.time.full'] }, (moment, expected) => {
    expect(fullTime(moment)).toBe(expected);
    expect(fullDate(moment)).toBe(expected.slice(0, 10));
  });

  // Others than this engine read no `+0900` and no single digit of a second.
  it.each(['2024-11-20', '2024-11-20 10:00', '2024-11-20T10:00:00+0900', '2024-11-20T18:00:00.5Z'])(
    'gives the browser %s in the form that every one reads',
    (moment) => {
      const parse = vi.spyOn(Date, 'parse');
      fullTime(moment);
      expect(parse.mock.calls.flat()).toEqual([
        expect.stringMatching(/^[\d-]{10}T[\d:]{8}\.\d{3}(?:Z|[+-]\d\d:\d\d)$/),
      ]);
      parse.mockRestore();
    },
  );

  it('accepts epoch milliseconds and dates', () => {
    expect(fullTime(now)).toBe('2026-11-20 00:30');
    expect(fullTime(new Date(now))).toBe('2026-11-20 00:30');
  });

  it.each(['2026-12-31T15:59:59.999Z', '2026-12-31T16:00:00Z', '2027-01-01T12:00:00Z'])(
    'knows the year in Shanghai at %s',
    (moment) => {
      expect(yearAt(Date.parse(moment))).toBe(dateParts(moment)?.year);
    },
  );

  it('takes a moment apart for a date block', () => {
    expect(dateParts('2026-12-04T16:30:00Z')).toEqual({
      year: 2026,
      month: 12,
      day: 5,
      weekday: '周六',
      clock: '00:30',
    });
    expect(dateParts('2026-12-06 10:00:00')?.weekday).toBe('周日');
  });

  it.each([
    ['one day', '2026-12-05 09:00:00', '2026-12-05 16:00:00', '周六 09:00–16:00'],
    [
      'one day in Shanghai, two in UTC',
      '2026-12-05 07:00:00',
      '2026-12-05 09:00:00',
      '周六 07:00–09:00',
    ],
    [
      'two days',
      '2026-12-05 09:00:00',
      '2026-12-06 16:00:00',
      '周六 09:00 – 12 月 6 日 周日 16:00',
    ],
    ['no end', '2026-12-05 09:00:00', null, '周六 09:00'],
    ['an end that is no time', '2026-12-05 09:00:00', '下午', '周六 09:00'],
    ['an end before the start', '2026-12-05 09:00:00', '2026-12-05 08:00:00', '周六 09:00'],
    ['an end at the start', '2026-12-05 09:00:00', '2026-12-05 09:00:00', '周六 09:00'],
    ['no start', null, '2026-12-05 09:00:00', ''],
  ])('writes a range with %s', (_, start, end, expected) => {
    expect(timeRange(start, end)).toBe(expected);
  });
});

describe('invalid moments', () => {
  it.each([
    [null],
    [undefined],
    [''],
    ['昨天'],
    ['0000-00-00 00:00:00'],
    ['2024-13-01 00:00:00'],
    ['2024-11-20 25:00:00'],
    ['20241120'],
    ['于2024-11-20'],
    ['2024-11-20起'],
    [Number.NaN],
    [new Date('x')],
  ])('%s gives no text', (moment) => {
    expect(relativeTime(moment, now)).toBe('');
    expect(relativeTimeWithClock(moment, now)).toBe('');
    expect(fullTime(moment)).toBe('');
    expect(fullDate(moment)).toBe('');
    expect(dateParts(moment)).toBeNull();
    expect(timeRange(moment, now)).toBe('');
  });

  it('gives no text for an invalid now', () => {
    expect(relativeTime(now, Number.NaN)).toBe('');
  });

  it('is the full date for those who read at any time', () => {
    expect(relativeTime('2026-11-20T01:00:00Z', null)).toBe('2026-11-20');
    expect(relativeTime('2026-11-19T17:00:00Z', null)).toBe('2026-11-20');
    expect(relativeTime('', null)).toBe('');
  });
});

describe('durations', () => {
  it.each([
    [0, '00:00', ''],
    [0.9, '00:00', ''],
    [1, '00:01', '1 秒'],
    [59.9, '00:59', '59 秒'],
    [60, '01:00', '1 分'],
    [760, '12:40', '12 分'],
    [3599, '59:59', '59 分'],
    [3600, '1:00:00', '1 小时'],
    [4800, '1:20:00', '1 小时 20 分'],
    [36_005, '10:00:05', '10 小时'],
    [-5, '00:00', ''],
    [Number.NaN, '00:00', ''],
    [Number.POSITIVE_INFINITY, '00:00', ''],
  ])('%d s', (seconds, clock, spoken) => {
    expect(clockDuration(seconds)).toBe(clock);
    expect(spokenDuration(seconds)).toBe(spoken);
  });
});
