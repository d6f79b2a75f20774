import { local, memberKeys, readJson, writeJson } from '../../storage/index.ts';
import type { Span } from './played.ts';
import { addSpan, readRanges, unite } from './ranges.ts';
import type { Ranges } from './ranges.ts';

/** What this device has stored about a member's playback of a lesson. It is not sent to the school. */
export interface Watched {
  /** The ranges that were played. */
  ranges: Ranges;
  /** Position where playback stopped, in seconds. */
  place: number;
  /** Furthest position known when `place` was stored, in seconds. */
  reached: number;
}

/** The value when nothing is stored. */
export const NOTHING: Watched = { ranges: [], place: 0, reached: 0 };

function toSecond(value: unknown): number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : 0;
}

function parse(value: unknown): Watched {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const fields = new Map<string, unknown>(Object.entries(value));
  return {
    ranges: readRanges(fields.get('ranges')),
    place: toSecond(fields.get('place')),
    reached: toSecond(fields.get('reached')),
  };
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string | null; value: Watched }>();

/** Returns what is stored about a lesson; the same object until that changes. */
export function readWatched(memberId: number, lessonId: number): Watched {
  const key = memberKeys.watched(memberId, lessonId);
  const text = local.read(key);
  const last = parsed.get(key);
  if (last?.text === text) return last.value;
  const value = parse(readJson(key));
  parsed.set(key, { text, value });
  return value;
}

/** Stores the current position, and the ranges that were played since. Ranges that another tab has stored are kept. */
export function noteWatched(
  memberId: number,
  lessonId: number,
  { spans = [], place, reached }: { spans?: readonly Span[]; place: number; reached: number },
): void {
  const known = readWatched(memberId, lessonId);
  const added = spans.map(([from, to]) => [tenths(from), tenths(to)] as const);
  writeJson(memberKeys.watched(memberId, lessonId), {
    ranges: unite(known.ranges, added.reduce(addSpan, [])),
    place: tenths(place),
    reached: Math.max(known.reached, reached),
  } satisfies Watched);
  for (const listener of listeners) listener();
}

/** Runs a listener whenever something is stored, in this tab or another; returns a function that stops it. */
export function onWatched(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Within this distance of the beginning or the end a lesson restarts from 0, in seconds. */
const EDGE = 5;

/**
 * Returns the second at which to resume a lesson: where playback stopped on this device, unless the school or the outbox has a
 * further position. A lesson that was played to its end restarts from 0.
 */
export function resumeSecond(
  watched: Watched,
  { known, duration }: { known: number; duration: number },
): number {
  const second = Math.floor(known > watched.reached ? known : watched.place);
  const isAtEdge = second < EDGE || (duration > 0 && second > duration - EDGE);
  return isAtEdge ? 0 : second;
}
