import { CourseGate } from '@qinghe/features/course/CourseDetail';
import { CourseDetailSkeleton } from './CourseDetailSkeleton.tsx';
import { CourseDetailView } from './CourseDetailView.tsx';

/** A course's page on the desktop site. */
export default function CourseDetailPage() {
  return (
    <CourseGate skeleton={<CourseDetailSkeleton />}>
      {(detail) => <CourseDetailView key={detail.course.id} detail={detail} />}
    </CourseGate>
  );
}
