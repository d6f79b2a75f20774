import type { Lesson, WatchProgress } from '@qinghe/api/resources/courses';

/** Where a member resumes a course. */
export interface ResumePoint {
  /** The lesson to open next. */
  lessonId: number;
  /** Number of the lesson watched last, counted from 1 in the order of study. */
  lastNumber: number;
  /** Playback position in the lesson watched last, in seconds; never beyond the lesson's known length. */
  lastSeconds: number;
  /** Number of finished lessons. */
  finished: number;
  /** Whether every lesson is finished; then `lessonId` is the first lesson. */
  isFinished: boolean;
}

/**
 * Returns where a member resumes a course: the lesson watched last or, where that one is finished, the next unfinished one. Null
 * when no lesson of the course was begun.
 *
 * @param lessons In the order of study.
 */
export function resumePoint(
  lessons: readonly Lesson[],
  records: readonly WatchProgress[],
): ResumePoint | null {
  const byLesson = new Map(records.map((record) => [record.video_id, record]));
  const isDone = ({ id }: Lesson) => byLesson.get(id)?.watched_at != null;

  let last = -1;
  let newest = '';
  lessons.forEach(({ id }, index) => {
    const record = byLesson.get(id);
    if (!record || (last >= 0 && (record.updated_at ?? '') <= newest)) return;
    last = index;
    newest = record.updated_at ?? '';
  });
  const lastLesson = lessons[last];
  if (!lastLesson) return null;

  const open = [...lessons.slice(last), ...lessons.slice(0, last)].find((one) => !isDone(one));
  const next = open ?? lessons[0] ?? lastLesson;
  const seconds = byLesson.get(lastLesson.id)?.watch_seconds ?? 0;
  return {
    lessonId: next.id,
    lastNumber: last + 1,
    lastSeconds: lastLesson.duration > 0 ? Math.min(seconds, lastLesson.duration) : seconds,
    finished: lessons.filter(isDone).length,
    isFinished: open === undefined,
  };
}
