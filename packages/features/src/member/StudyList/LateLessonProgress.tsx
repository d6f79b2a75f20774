import { lazy, Suspense, useState } from 'react';
import type { StudyCourse } from '@qinghe/hooks/data/study';
import type { StudyLayout } from './StudyCourses.tsx';

const LessonProgressDialog = lazy(() => import('./LessonProgressDialog.tsx'));

export interface LessonProgressProps {
  /** The course whose lessons are shown; null closes the dialog. */
  study: StudyCourse | null;
  layout: StudyLayout;
  onClose: () => void;
}

/** The member's progress in every lesson of a course. The dialog's code is loaded when it first opens. */
export function LateLessonProgress(props: LessonProgressProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (props.study !== null && !isWanted) setIsWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <LessonProgressDialog {...props} />
      </Suspense>
    )
  );
}
