import { describe, expect, it } from 'vitest';
import { findClash, type Planned } from './clash.ts';

const plan = (id: number, started_at: string | null, ended_at: string | null): Planned => ({
  id,
  title: `活动 ${id}`,
  started_at,
  ended_at,
});
const own = plan(1, '2026-12-05T01:00:00Z', '2026-12-05T08:00:00Z');

describe('findClash', () => {
  it.each([
    ['one within', plan(2, '2026-12-05T02:00:00Z', '2026-12-05T03:00:00Z'), 2],
    ['one around', plan(2, '2026-12-04T02:00:00Z', '2026-12-06T03:00:00Z'), 2],
    ['one that begins before the end', plan(2, '2026-12-05T07:59:59Z', null), 2],
    ['one that follows', plan(2, '2026-12-05T08:00:00Z', '2026-12-05T09:00:00Z'), null],
    ['one that ends as it starts', plan(2, '2026-12-04T08:00:00Z', '2026-12-05T01:00:00Z'), null],
    [
      'one with an end before its start',
      plan(2, '2026-12-05T02:00:00Z', '2026-12-01T00:00:00Z'),
      2,
    ],
    ['one without a time', plan(2, null, '2026-12-05T02:00:00Z'), null],
    ['itself', own, null],
  ])('%s', (_, other, expected) => {
    expect(findClash(own, [other])?.id ?? null).toBe(expected);
  });

  it('names none for an activity without a time', () => {
    expect(findClash(plan(3, null, null), [own])).toBeNull();
  });
});
