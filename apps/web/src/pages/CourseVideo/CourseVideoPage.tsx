import { CourseGate } from '@qinghe/ui/flows/CourseDetail';
import { CourseVideoSkeleton } from './CourseVideoSkeleton.tsx';
import { CourseVideoView } from './CourseVideoView.tsx';

/** A lesson on the desktop site. */
export default function CourseVideoPage() {
  return (
    <CourseGate skeleton={<CourseVideoSkeleton />}>
      {(detail) => <CourseVideoView key={detail.course.id} detail={detail} />}
    </CourseGate>
  );
}
