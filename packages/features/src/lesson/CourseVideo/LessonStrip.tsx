import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { useWatched } from '@qinghe/hooks/data/playback';
import { text } from '@qinghe/ui/styles/text';
import { TimeLeft, WatchedParts } from '../LessonProgress/index.ts';
import * as styles from './CourseVideo.styles.ts';
import { lessonTimes } from './lessonPlan.ts';

export interface LessonStripProps {
  detail: CourseDetail;
  lesson: Lesson;
  /** The member's speed. */
  rate: number;
  onSeek: (seconds: number) => void;
}

/** What of this lesson is watched, what is left of it, and the way to what was left out. */
export function LessonStrip({ detail, lesson, rate, onSeek }: LessonStripProps) {
  const { reached } = useWatched(lesson.id);
  const known = lessonTimes(detail).filter(({ id }) => id === lesson.id);
  return (
    <div css={styles.strip}>
      <TimeLeft
        css={[text.caption, styles.left]}
        lessons={known.map((time) => ({ ...time, watched: Math.max(time.watched, reached) }))}
        rate={lesson.ban_drag ? 1 : rate}
      />
      <WatchedParts
        lessonId={lesson.id}
        duration={lesson.duration}
        onSeek={lesson.ban_drag ? undefined : onSeek}
      />
    </div>
  );
}
