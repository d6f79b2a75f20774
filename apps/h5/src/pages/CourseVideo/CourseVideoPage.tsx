import { CourseGate } from '@qinghe/ui/flows/CourseDetail';
import { LoginByPage } from '@qinghe/ui/flows/MemberAction';
import { CourseVideoSkeleton } from './CourseVideoSkeleton.tsx';
import { CourseVideoView } from './CourseVideoView.tsx';

/** A lesson on the mobile site. */
export default function CourseVideoPage() {
  return (
    <LoginByPage>
      <CourseGate skeleton={<CourseVideoSkeleton />}>
        {(detail) => <CourseVideoView key={detail.course.id} detail={detail} />}
      </CourseGate>
    </LoginByPage>
  );
}
