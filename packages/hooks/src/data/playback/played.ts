/** Where playing stood, and when. */
export interface Mark {
  /** Second of the lesson. */
  seconds: number;
  /** Milliseconds on a clock that never jumps. */
  at: number;
}

/** A part of a lesson: from and to in seconds. */
export type Span = readonly [from: number, to: number];

/** More than any speed a player offers. */
const TOP_SPEED = 4;

/** A lesson that starts within its first second starts at its beginning. */
const BEGINNING = 1;

/**
 * The part that was played between two reports of the position; null when it went back, stood still
 * or jumped further than playing could have brought it in the time.
 */
export function playedSpan(from: Mark | null, to: Mark): Span | null {
  if (!from) return to.seconds > 0 && to.seconds <= BEGINNING ? [0, to.seconds] : null;
  const possible = (Math.max(0, to.at - from.at) / 1000) * TOP_SPEED + 1;
  const moved = to.seconds - from.seconds;
  return moved > 0 && moved <= possible ? [from.seconds, to.seconds] : null;
}
