import { useEffect, useMemo, useRef } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { describeTimeLeft, timeLeft } from '@qinghe/hooks/data/playback';
import { Progress } from '@qinghe/ui/components/Progress';
import { ChapterList } from '@qinghe/ui/patterns/ChapterList';
import { text } from '@qinghe/ui/styles/text';
import { courseChapters } from '@qinghe/features/course/CourseDetail';
import { TimeLeft } from '../LessonProgress/index.ts';
import { finishedChapterIds, lessonTimes } from './lessonPlan.ts';
import { useLessonAccess } from './useLessonAccess.ts';
import * as styles from './CourseVideo.styles.ts';

export interface OutlineProps {
  detail: CourseDetail;
  /** The lesson in the player. */
  lesson: Lesson;
  /** The member's playback speed. */
  rate: number;
  /** Whether the list is next to the player and scrolls by itself; else it is part of the page. */
  isPanel?: boolean;
}

/** Matches a phone in landscape orientation, where the picture fills the screen. */
const TURNED = '(orientation: landscape) and (max-height: 30rem)';

/** Scrolls to the row of the current lesson: within the list, or on the page if the row is outside the window. */
function showCurrent(root: HTMLElement, isPanel: boolean): void {
  const current = root.querySelector<HTMLElement>('[aria-current="true"]');
  if (!current) return;
  if (!isPanel && window.matchMedia(TURNED).matches) return;
  const box = current.getBoundingClientRect();
  if (isPanel) root.scrollTop += box.top - root.getBoundingClientRect().top - root.clientHeight / 3;
  else if (box.top < 0 || box.bottom > window.innerHeight)
    current.scrollIntoView({ block: 'center' });
}

/** Number of finished lessons of the course, such as 已学 15 / 48. */
export function LearntCount({ detail }: { detail: CourseDetail }) {
  const times = lessonTimes(detail);
  const done = times.filter(({ isFinished }) => isFinished).length;
  return (
    <span css={text.number}>
      已学 {done} / {times.length}
    </span>
  );
}

/** The lessons of the course with the member's progress and the time that the rest takes. */
export function Outline({ detail, lesson, rate, isPanel = false }: OutlineProps) {
  const list = useRef<HTMLDivElement>(null);
  const { isClosed } = useLessonAccess(detail, lesson);
  const times = lessonTimes(detail);
  const done = times.filter(({ isFinished }) => isFinished).length;
  const lessonsOf = new Map(times.map((time) => [time.id, time]));
  // Memoised, so that another playback speed does not re-render the rows.
  const plain = useMemo(() => courseChapters(detail), [detail]);
  const chapters = plain.map((chapter) => {
    const seconds = timeLeft(
      chapter.lessons.flatMap(({ id }) => lessonsOf.get(Number(id)) ?? []),
      rate,
    );
    return {
      ...chapter,
      ...(detail.isBuy && seconds !== null && { meta: describeTimeLeft(seconds, rate) }),
    };
  });

  useEffect(() => {
    if (list.current) showCurrent(list.current, isPanel);
  }, [lesson.id, isPanel]);

  return (
    <div css={styles.outline}>
      {isPanel && (
        <div css={styles.outlineHead}>
          <p css={[text.caption, styles.outlineFacts]}>
            <LearntCount detail={detail} />
          </p>
          <Progress label="学习进度" value={times.length > 0 ? (done * 100) / times.length : 0} />
        </div>
      )}
      <div ref={list} css={isPanel && styles.outlineList}>
        <ChapterList
          variant="panel"
          headingLevel={2}
          chapters={chapters}
          currentId={lesson.id}
          isPlaying={!isClosed}
          defaultClosedIds={finishedChapterIds(plain)}
          summary={
            detail.isBuy ? <TimeLeft css={text.caption} lessons={times} rate={rate} /> : undefined
          }
        />
      </div>
    </div>
  );
}
