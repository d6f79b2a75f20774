import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { useWatched } from '@qinghe/hooks/data/playback';
import { text } from '@qinghe/ui/styles/text';
import { TimeLeft, WatchedParts } from '../LessonProgress/index.ts';
import * as styles from './CourseVideo.styles.ts';
import { lessonTimes } from './lessonPlan.ts';
import { useLessonAccess } from './useLessonAccess.ts';

export interface LessonStripProps {
  detail: CourseDetail;
  lesson: Lesson;
  /** The member's playback speed. */
  rate: number;
  onSeek: (seconds: number) => void;
}

/**
 * One line with the member's progress in this lesson, the time left, and a button that jumps to the next unwatched part. Renders
 * nothing for a lesson that is not theirs; one that cannot be played keeps the line, so that nothing below it moves.
 */
export function LessonStrip({ detail, lesson, rate, onSeek }: LessonStripProps) {
  const { id, duration, ban_drag: isDragBanned } = lesson;
  const { reached } = useWatched(id);
  const { isClosed, isRefused, record } = useLessonAccess(detail, lesson);
  if (isRefused) return null;
  const course = lessonTimes(detail).find((time) => time.id === id);
  const known = Math.max(course?.watched ?? 0, record?.watch_seconds ?? 0);
  const isFinished = course?.isFinished === true || (record?.watched_at ?? null) !== null;
  return (
    <WatchedParts
      lessonId={id}
      duration={duration}
      known={known}
      isFinished={isFinished}
      onSeek={isDragBanned || isClosed ? undefined : onSeek}
    >
      {!isFinished && (
        <TimeLeft
          css={[text.caption, styles.left]}
          lessons={[{ duration, watched: Math.max(known, reached) }]}
          rate={isDragBanned ? 1 : rate}
        />
      )}
    </WatchedParts>
  );
}
