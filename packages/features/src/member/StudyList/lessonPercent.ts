import type { LessonProgress } from '@qinghe/api/resources/lessons';

/** Returns the member's progress in a lesson in percent; 100 only when it is finished (contract E-32). */
export function lessonPercent({ duration, watch_record: record }: LessonProgress): number {
  if (!record) return 0;
  if (record.watched_at !== null) return 100;
  if (duration <= 0) return 0;
  return record.watch_seconds >= duration
    ? 100
    : Math.floor((record.watch_seconds * 100) / duration);
}
