import { useMemo, useState } from 'react';
import type { LessonProgress } from '@qinghe/api/resources/lessons';
import { useLessonProgress } from '@qinghe/hooks/data/study';
import { clockDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { Dialog } from '@qinghe/ui/components/Dialog';
import { Sheet } from '@qinghe/ui/components/Sheet';
import { Loading, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { ChapterList, type ChapterLesson } from '@qinghe/ui/patterns/ChapterList';
import { LoadError } from '@qinghe/features/states/StatusPages';
import type { LessonProgressProps } from './LateLessonProgress.tsx';
import { lessonPercent } from './lessonPercent.ts';

function lessonOf(courseId: number, lesson: LessonProgress): ChapterLesson {
  const { id, title, duration } = lesson;
  return {
    id,
    title,
    href: paths.courseVideo(courseId, id),
    progress: lessonPercent(lesson),
    ...(duration > 0 && { duration: clockDuration(duration) }),
  };
}

function Lessons({ courseId }: { courseId: number }) {
  const { data, error, isRetrying, mutate } = useLessonProgress(courseId);
  const chapters = useMemo(
    () => [{ id: 0, lessons: (data ?? []).map((lesson) => lessonOf(courseId, lesson)) }],
    [courseId, data],
  );
  const finished = (data ?? []).filter((lesson) => lessonPercent(lesson) === 100).length;
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
    <Loading isLoading={data === undefined} skeleton={<SkeletonText count={6} />}>
      <ChapterList
        chapters={chapters}
        summary={data && data.length > 0 ? `已学完 ${finished} / ${data.length} 课时` : undefined}
      />
    </Loading>
  );
}

/** How far the member is with every lesson of a course: a dialog on the desktop site, a sheet on the mobile one. */
export default function LessonProgressDialog({ study, layout, onClose }: LessonProgressProps) {
  const [shown, setShown] = useState(study);
  // What closes keeps its content until it is out of sight.
  if (study !== null && study !== shown) setShown(study);
  const title = shown?.course?.title ?? '课时进度';
  const Panel = layout === 'cards' ? Dialog : Sheet;
  return (
    <Panel isOpen={study !== null} onClose={onClose} title={title}>
      {shown && <Lessons courseId={shown.courseId} />}
    </Panel>
  );
}
