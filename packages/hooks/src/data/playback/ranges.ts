import type { Span } from './played.ts';

/** Played parts of a lesson in order; no two touch. */
export type Ranges = readonly Span[];

/** Parts nearer than this count as one, in seconds: a player reports four times a second. */
const JOIN = 1;

/** Shorter parts that were not played are not worth a jump, in seconds. */
const LEAST_GAP = 2;

/** The parts and one more. */
export function addSpan(ranges: Ranges, span: Span): Ranges {
  let [from, to] = span;
  if (!(from >= 0 && to > from && Number.isFinite(to))) return ranges;
  const apart: Span[] = [];
  for (const other of ranges) {
    if (other[1] + JOIN < from || other[0] - JOIN > to) apart.push(other);
    else {
      from = Math.min(from, other[0]);
      to = Math.max(to, other[1]);
    }
  }
  return [...apart, [from, to] as const].sort((a, b) => a[0] - b[0]);
}

/** All parts of both. */
export function unite(left: Ranges, right: Ranges): Ranges {
  return right.reduce(addSpan, left);
}

/** The parts of a lesson of `duration` seconds that were not played, without the slivers. */
export function unwatched(ranges: Ranges, duration: number): Ranges {
  const gaps: Span[] = [];
  let reached = 0;
  for (const [start, to] of ranges) {
    const from = Math.min(start, duration);
    if (from - reached >= LEAST_GAP) gaps.push([reached, from]);
    reached = Math.max(reached, to);
  }
  if (duration - reached >= LEAST_GAP) gaps.push([reached, duration]);
  return gaps;
}

/** Seconds of the lesson that were played, slivers between two parts included. */
export function watchedSeconds(ranges: Ranges, duration: number): number {
  if (!(duration > 0)) return 0;
  const missing = unwatched(ranges, duration).reduce((sum, [from, to]) => sum + to - from, 0);
  return Math.max(0, duration - missing);
}

/** Played share of a lesson in whole percent, 100 only when nothing is missing. */
export function watchedPercent(ranges: Ranges, duration: number): number {
  if (!(duration > 0)) return 0;
  return Math.floor((watchedSeconds(ranges, duration) * 100) / duration + 1e-6);
}

/**
 * Where to jump for something new: the beginning of the first part that was not played, or of the
 * next one when `position` stands there already. Null when there is none.
 */
export function nextUnwatched(ranges: Ranges, duration: number, position: number): number | null {
  const gaps = unwatched(ranges, duration);
  return gaps.find(([from]) => Math.abs(from - position) > JOIN)?.[0] ?? null;
}

function isSpan(value: unknown): value is Span {
  return (
    Array.isArray(value) && value.length === 2 && value.every((second) => Number.isFinite(second))
  );
}

/** Reads parts from storage; what is no part is left out. */
export function readRanges(value: unknown): Ranges {
  return Array.isArray(value) ? unite([], value.filter(isSpan)) : [];
}
