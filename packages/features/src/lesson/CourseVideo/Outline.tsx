import { useEffect, useMemo, useRef } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { describeTimeLeft, timeLeft } from '@qinghe/hooks/data/playback';
import { Progress } from '@qinghe/ui/components/Progress';
import { ChapterList } from '@qinghe/ui/patterns/ChapterList';
import { text } from '@qinghe/ui/styles/text';
import { courseChapters } from '@qinghe/features/course/CourseDetail';
import { TimeLeft } from '../LessonProgress/index.ts';
import { lessonTimes } from './lessonPlan.ts';
import * as styles from './CourseVideo.styles.ts';

export interface OutlineProps {
  detail: CourseDetail;
  /** Id of the lesson on the screen. */
  lessonId: number;
  /** The member's speed. */
  rate: number;
  /** Whether the list scrolls by itself, as beside the player. */
  isScrolling?: boolean;
}

/** The lessons of the course with what is behind the member and how long the rest takes. */
export function Outline({ detail, lessonId, rate, isScrolling = false }: OutlineProps) {
  const list = useRef<HTMLDivElement>(null);
  const times = lessonTimes(detail);
  const done = times.filter(({ isFinished }) => isFinished).length;
  const lessonsOf = new Map(times.map((time) => [time.id, time]));
  // The lessons stay the same objects, so that another speed draws no row again.
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
    const root = list.current;
    const current = root?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!root || !current || !isScrolling) return;
    const offset = current.getBoundingClientRect().top - root.getBoundingClientRect().top;
    root.scrollTop += offset - root.clientHeight / 3;
  }, [lessonId, isScrolling]);

  return (
    <div css={styles.outline}>
      <div css={styles.outlineHead}>
        <div css={styles.outlineTitle}>
          <h2 css={text.subtitle}>课程目录</h2>
          <span css={[text.caption, text.number, styles.outlineFacts]}>
            已学 {done} / {times.length}
          </span>
        </div>
        <Progress label="学习进度" value={times.length > 0 ? (done * 100) / times.length : 0} />
        {detail.isBuy && (
          <TimeLeft css={[text.caption, styles.outlineFacts]} lessons={times} rate={rate} />
        )}
      </div>
      <div ref={list} css={isScrolling && styles.outlineList}>
        <ChapterList variant="panel" chapters={chapters} currentId={lessonId} />
      </div>
    </div>
  );
}
