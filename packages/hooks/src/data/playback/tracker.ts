import { playedSpan } from './played.ts';
import type { Mark, Span } from './played.ts';
import type { Reporter } from './reporter.ts';

/** A lesson that is played, and what the tracker tells. */
export interface TrackerOptions {
  reporter: Pick<Reporter, 'tell' | 'progress'>;
  /** Length of the lesson in seconds; 0 while unknown. */
  duration: number;
  /** Seconds that may be watched; null for the whole lesson. */
  limit: number | null;
  /** Notes on this device what was played and where playing stands. */
  note: (watched: { spans: readonly Span[]; place: number; reached: number }) => void;
  /** Milliseconds on a clock that never jumps. */
  now: () => number;
}

/** What a player tells, in the shape that it tells it. */
export interface PlaybackEvents {
  onTime: (seconds: number) => void;
  onPause: (seconds: number) => void;
  onSeek: (from: number, to: number) => void;
  onEnded: () => void;
}

/**
 * Turns what a player tells into progress. Only what was really played counts: a jump reports the
 * second it began at, and the one it lands on counts once playing goes on from there.
 */
export function createTracker({
  reporter,
  duration,
  limit,
  note,
  now,
}: TrackerOptions): PlaybackEvents {
  let mark: Mark | null = null;
  let spans: Span[] = [];
  let shownSecond = -1;

  function write(place: number): void {
    const second = Math.floor(limit === null ? place : Math.min(place, limit));
    reporter.tell({ type: 'played', seconds: second });
    note({ spans, place, reached: reporter.progress.reached });
    spans = [];
  }

  /** Moves on to a second; answers whether it was played up to there. */
  function reach(seconds: number): boolean {
    const next = { seconds, at: now() };
    const span = playedSpan(mark, next);
    mark = next;
    if (span) spans.push(span);
    return span !== null;
  }

  function save(): void {
    if (mark && spans.length > 0) write(mark.seconds);
    reporter.tell({ type: 'save' });
  }

  return {
    onTime(seconds) {
      if (!reach(seconds) || Math.floor(seconds) === shownSecond) return;
      shownSecond = Math.floor(seconds);
      write(seconds);
    },
    onPause(seconds) {
      reach(seconds);
      save();
    },
    onSeek(from, to) {
      reach(from);
      save();
      mark = { seconds: to, at: now() };
    },
    onEnded() {
      save();
      // The media may be a little shorter than the lesson says; its end is the lesson's end.
      const end = limit === null ? duration : Math.min(duration, limit);
      reporter.tell({ type: 'played', seconds: Math.floor(end) });
      reporter.tell({ type: 'save' });
      note({ spans: [], place: 0, reached: reporter.progress.reached });
      mark = null;
    },
  };
}
