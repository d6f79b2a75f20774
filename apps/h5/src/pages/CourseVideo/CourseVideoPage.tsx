import { LessonGate } from '@qinghe/features/lesson/CourseVideo';
import { LoginByPage } from '@qinghe/features/account/MemberAction';
import { CourseVideoSkeleton } from './CourseVideoSkeleton.tsx';
import { CourseVideoView } from './CourseVideoView.tsx';

/** A lesson's page on the mobile site. */
export default function CourseVideoPage() {
  return (
    <LoginByPage>
      <LessonGate skeleton={<CourseVideoSkeleton />}>
        {(detail) => <CourseVideoView key={detail.course.id} detail={detail} />}
      </LessonGate>
    </LoginByPage>
  );
}
