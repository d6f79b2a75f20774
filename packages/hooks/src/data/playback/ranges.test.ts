import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from './played.ts';
import { playedSpan } from './played.ts';
import {
  addSpan,
  nextUnwatched,
  readRanges,
  unite,
  unwatched,
  watchedPercent,
  watchedSeconds,
} from './ranges.ts';

const halves: Span[] = [
  [0, 60],
  [120, 180],
];

describe('playedSpan', () => {
  const at = 1000;
  it.each([
    ['goes on', { seconds: 10, at }, { seconds: 10.25, at: at + 250 }, [10, 10.25]],
    ['goes on at double speed', { seconds: 10, at }, { seconds: 12, at: at + 1000 }, [10, 12]],
    ['goes on after a pause', { seconds: 10, at }, { seconds: 10.2, at: at + 60_000 }, [10, 10.2]],
    ['goes on in a hidden tab', { seconds: 10, at }, { seconds: 70, at: at + 60_000 }, [10, 70]],
    ['jumps ahead', { seconds: 10, at }, { seconds: 300, at: at + 250 }, null],
    ['jumps back', { seconds: 300, at }, { seconds: 10, at: at + 250 }, null],
    ['stands still', { seconds: 10, at }, { seconds: 10, at: at + 250 }, null],
    ['goes on as fast as can be', { seconds: 10, at }, { seconds: 15, at: at + 1000 }, [10, 15]],
    ['goes on by a clock that went back', { seconds: 10, at }, { seconds: 11, at: 0 }, [10, 11]],
    ['jumps after a day', { seconds: 10, at: 9e7 }, { seconds: 300, at: 9e7 + 250 }, null],
    ['begins', null, { seconds: 0.25, at }, [0, 0.25]],
    ['begins with its first second', null, { seconds: 1, at }, [0, 1]],
    ['has not begun', null, { seconds: 0, at }, null],
    ['begins in the middle', null, { seconds: 90, at }, null],
  ] as const)('%s', (_, from, to, span) => {
    expect(playedSpan(from, to)).toEqual(span);
  });
});

describe('two halves of 240 s', () => {
  it('are 50 % with two gaps', () => {
    expect(watchedPercent(halves, 240)).toBe(50);
    expect(unwatched(halves, 240)).toEqual([
      [60, 120],
      [180, 240],
    ]);
  });

  it.each([
    [180, 60],
    [0, 60],
    [59, 180],
    [60.4, 180],
    [90, 60],
  ])('lead from %d to %d', (position, target) => {
    expect(nextUnwatched(halves, 240, position)).toBe(target);
  });

  it('have gaps of two seconds, and none that are shorter', () => {
    expect(
      unwatched(
        [
          [2, 10],
          [12, 20],
          [21.9, 30],
        ],
        32,
      ),
    ).toEqual([
      [0, 2],
      [10, 12],
      [30, 32],
    ]);
  });

  it('grow by nothing that is no part', () => {
    for (const span of [
      [-5, 3],
      [5, 5],
      [9, 7],
      [Number.NaN, 7],
    ] as const)
      expect(addSpan(halves, span)).toBe(halves);
  });

  it.each([0, -5, Number.NaN])('are nothing of a lesson of %d s', (duration) => {
    expect(watchedSeconds(halves, duration)).toBe(0);
    expect(watchedPercent(halves, duration)).toBe(0);
  });

  it('lead nowhere from the only gap there is', () => {
    expect(nextUnwatched([[0, 180]], 240, 180.5)).toBeNull();
  });
});

describe('ranges', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 80 }))
    .map(([from, length]) => [from, from + length] as const);
  const spans = fc.array(span, { maxLength: 30 });

  it('are in order and apart, whatever was played in whichever order', () => {
    fc.assert(
      fc.property(spans, (played) => {
        const ranges = played.reduce(addSpan, []);
        const edges = ranges.flat();
        expect(edges).toEqual([...edges].sort((a, b) => a - b));
        expect(
          ranges.filter(([from], index) => from - (ranges[index - 1]?.[1] ?? -9) <= 1),
        ).toEqual([]);
        expect([...played].reverse().reduce(addSpan, [])).toEqual(ranges);
      }),
    );
  });

  it('cover every second that was played and leave every other one in a gap or a sliver', () => {
    fc.assert(
      fc.property(spans, (played) => {
        const ranges = played.reduce(addSpan, []);
        const gaps = unwatched(ranges, 600);
        const wrong = Array.from({ length: 600 }, (_, second) => second).filter((second) => {
          const middle = second + 0.5;
          const isIn = ([from, to]: Span) => from < middle && middle < to;
          const isInGap = gaps.some(isIn);
          if (played.some(isIn)) return !ranges.some(isIn) || isInGap;
          const isSliver =
            second < 2 || played.some(([from, to]) => from <= second + 2 && to >= second - 1);
          return !isInGap && !isSliver;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('are the same whichever tab is united with which', () => {
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const [left, right] = [one.reduce(addSpan, []), other.reduce(addSpan, [])];
        expect(unite(left, right)).toEqual(unite(right, left));
        expect(unite(left, left)).toEqual(left);
      }),
    );
  });

  it('never cover more than the lesson', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 700 }), (played, duration) => {
        const ranges = played.reduce(addSpan, []);
        const percent = watchedPercent(ranges, duration);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(watchedSeconds(ranges, duration)).toBeLessThanOrEqual(duration);
        for (const [from, to] of unwatched(ranges, duration)) {
          expect(to).toBeLessThanOrEqual(duration);
          expect(to).toBeGreaterThan(from);
        }
      }),
    );
  });

  it.each([
    [null],
    ['x'],
    [{}],
    [[1, 2]],
    [[null]],
    [[[5, 2]]],
    [[[0, '9']]],
    [[['0', 9]]],
    [[[0, 9, 12]]],
    [[[0, Infinity]]],
  ])('come out of %j in storage as nothing', (value) => {
    expect(readRanges(value)).toEqual([]);
  });

  it('come out of storage as they went in', () => {
    expect(readRanges(JSON.parse(JSON.stringify(halves)))).toEqual(halves);
  });
});
