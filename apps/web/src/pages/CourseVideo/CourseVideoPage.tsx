import { LessonGate } from '@qinghe/features/lesson/CourseVideo';
import { CourseVideoSkeleton } from './CourseVideoSkeleton.tsx';
import { CourseVideoView } from './CourseVideoView.tsx';

/** A lesson's page on the desktop site. */
export default function CourseVideoPage() {
  return (
    <LessonGate skeleton={<CourseVideoSkeleton />}>
      {(detail) => <CourseVideoView key={detail.course.id} detail={detail} />}
    </LessonGate>
  );
}
