import { useEffect, useMemo, useRef } from 'react';
import { useCourse } from '@qinghe/hooks/data/courses';
import { useLessonProgress, type StudyCourse } from '@qinghe/hooks/data/study';
import { Dialog, useKept } from '@qinghe/ui/components/Dialog';
import { Sheet } from '@qinghe/ui/components/Sheet';
import { Loading, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { ChapterList } from '@qinghe/ui/patterns/ChapterList';
import { LoadError } from '@qinghe/features/states/StatusPages';
import type { LessonProgressProps } from './LateLessonProgress.tsx';
import { finishedChapters, finishedText, lessonChapters } from './lessonChapters.ts';
import * as styles from './StudyList.styles.ts';

function Lessons({ study: { courseId, lastLesson } }: { study: StudyCourse }) {
  const root = useRef<HTMLDivElement>(null);
  const { data, error, isRetrying, mutate } = useLessonProgress(courseId);
  const course = useCourse(courseId);
  const isLoading = data === undefined || (!course.data && !course.error);
  const chapters = useMemo(
    () => lessonChapters(courseId, data ?? [], course.data),
    [courseId, data, course.data],
  );
  useEffect(() => {
    if (isLoading) return;
    root.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'center' });
  }, [isLoading]);
  if (error && !data)
    return (
      <LoadError
        variant="inline"
        error={error}
        isRetrying={isRetrying}
        onRetry={() => void mutate()}
      />
    );
  return (
    <div ref={root}>
      <Loading
        isLoading={isLoading}
        skeleton={
          <div css={styles.lessonsWaiting}>
            <SkeletonText count={6} />
          </div>
        }
      >
        <ChapterList
          chapters={chapters}
          currentId={lastLesson?.id}
          isPlaying={false}
          defaultClosedIds={finishedChapters(chapters)}
          summary={
            data && data.length > 0
              ? finishedText(chapters.flatMap((one) => one.lessons))
              : undefined
          }
        />
      </Loading>
    </div>
  );
}

/** The member's progress in every lesson of a course: a dialog on the desktop site, a sheet on the mobile site. */
export default function LessonProgressDialog({ study, layout, onClose }: LessonProgressProps) {
  const shown = useKept(study);
  const panel = {
    isOpen: study !== null,
    onClose,
    title: shown?.course?.title ?? '课时进度',
    children: shown && <Lessons key={shown.courseId} study={shown} />,
  };
  return layout === 'cards' ? <Dialog {...panel} size="list" /> : <Sheet {...panel} />;
}
