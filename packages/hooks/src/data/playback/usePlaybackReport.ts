import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { getCourse } from '@qinghe/api/resources/courses';
import { getLearnedLessons, getLesson } from '@qinghe/api/resources/lessons';
import { getBoughtCourses, getLearnedCourses, getLikedCourses } from '@qinghe/api/resources/study';
import { useSession } from '../../stores/session/index.ts';
import { useInvalidate } from '../swr/index.ts';
import type { Progress } from './progress.ts';
import { isSettled } from './reporter.ts';
import type { Reporter } from './reporter.ts';
import { reporterOf } from './reporters.ts';
import { createTracker } from './tracker.ts';
import type { PlaybackEvents } from './tracker.ts';
import { noteWatched, NOTHING, readWatched, resumeSecond } from './watched.ts';

/** Maximum wait for the last report before the next lesson opens, in milliseconds. */
const PATIENCE = 1000;

/** The lesson that is shown, and what the school has recorded about it (contract E-58). */
export interface PlaybackLesson {
  id: number;
  /** Seconds; 0 when unknown. */
  duration: number;
  /** Furthest position that the school has recorded, in seconds; 0 when the lesson was never opened. */
  watchSeconds: number;
  /** Whether the school counts the lesson as finished. */
  isFinished: boolean;
  /** Seconds that may be watched; null for the whole lesson. */
  limit: number | null;
}

/**
 * State of the progress reports. `saved`: nothing is pending for long; `waiting`: the school could not be reached, and the outbox
 * stores the position; `refused`: the school does not accept it; `finished`: the school counts the lesson as finished.
 */
export type PlaybackState = 'saved' | 'waiting' | 'refused' | 'finished';

/** The progress of a lesson while it is played. */
export interface PlaybackReport {
  /** Event handlers for the player; the functions stay the same while the lesson does. */
  events: PlaybackEvents;
  state: PlaybackState;
  /**
   * Returns the second at which to resume the lesson; 0 for the beginning. Call it when the player opens. The function stays the
   * same while the lesson does.
   */
  readResumeSecond: () => number;
  /** Saves at once; resolves when the school has replied, or after 1 s. */
  save: () => Promise<void>;
}

function stateOf(progress: Progress): PlaybackState {
  if (progress.end !== null) return progress.end;
  return progress.failures > 0 && !isSettled(progress) ? 'waiting' : 'saved';
}

const SILENT: PlaybackEvents = {
  onTime: () => undefined,
  onPause: () => undefined,
  onSeek: () => undefined,
  onEnded: () => undefined,
};
const clock = () => performance.now();
const neverChanges = () => () => undefined;

function useReporter(lessonId: number | undefined): {
  memberId: number;
  reporter: Reporter | null;
} {
  const memberId = useSession().user?.id ?? 0;
  const reporter = useMemo(
    () => (memberId && lessonId ? reporterOf(memberId, lessonId) : null),
    [memberId, lessonId],
  );
  return { memberId, reporter };
}

/** Returns the first value that was given with a key: a later value from the school must not move the point of resumption. */
function useFirst(value: number, key: string): number {
  const [first, setFirst] = useState({ value, key });
  if (first.key === key) return first.value;
  setFirst({ value, key });
  return value;
}

/** Returns a function that refreshes the member's progress wherever it is shown. */
function useRefreshProgress(): () => void {
  const invalidate = useInvalidate();
  return useCallback(() => {
    invalidate(getCourse, getLesson, getLearnedLessons);
    invalidate(getLearnedCourses, getBoughtCourses, getLikedCourses);
  }, [invalidate]);
}

/** Saves when the page is hidden or left, and when the network connection returns. */
function useSaveOnLeave(reporter: Reporter | null): void {
  const refresh = useRefreshProgress();
  useEffect(() => {
    if (!reporter) return undefined;
    const save = () => reporter.tell({ type: 'save' });
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    const before = reporter.progress.known;
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      save();
      void reporter.whenSettled(PATIENCE).then(() => {
        if (reporter.progress.known > before) refresh();
      });
    };
  }, [reporter, refresh]);
}

/**
 * Reports the member's progress in a lesson (contract E-60): every 10 s of the lesson, on pause, seek and end, when the page is
 * hidden or left, and when the network connection returns. A position stays in this device's outbox until the school has accepted
 * it. Does nothing for a visitor and while the lesson is null.
 */
export function usePlaybackReport(lesson: PlaybackLesson | null): PlaybackReport {
  const { id, duration = 0, watchSeconds = 0, isFinished = false, limit = null } = lesson ?? {};
  const { memberId, reporter } = useReporter(id);
  const refresh = useRefreshProgress();
  const opened = useFirst(watchSeconds, `${memberId}:${id}`);

  const events = useMemo(() => {
    if (!reporter || id === undefined) return SILENT;
    const note = (watched: Parameters<typeof noteWatched>[2]) => noteWatched(memberId, id, watched);
    return createTracker({ reporter, duration, limit, note, now: clock });
  }, [reporter, memberId, id, duration, limit]);

  useEffect(() => {
    reporter?.tell({ type: 'heard', seconds: watchSeconds, isFinished, duration });
    reporter?.tell({ type: 'save' });
  }, [reporter, watchSeconds, isFinished, duration]);

  useSaveOnLeave(reporter);

  const state = useSyncExternalStore(reporter?.subscribe ?? neverChanges, () =>
    reporter ? stateOf(reporter.progress) : 'saved',
  );
  useEffect(() => {
    if (state === 'finished' && !isFinished) refresh();
  }, [state, isFinished, refresh]);

  const readResumeSecond = useCallback(() => {
    if (!reporter || id === undefined) return resumeSecond(NOTHING, { known: opened, duration });
    const known = Math.max(opened, reporter.progress.reached);
    return resumeSecond(readWatched(memberId, id), { known, duration });
  }, [reporter, memberId, id, opened, duration]);

  const save = useCallback(async () => {
    reporter?.tell({ type: 'save' });
    await reporter?.whenSettled(PATIENCE);
  }, [reporter]);

  return { events, state, readResumeSecond, save };
}
