import { CourseGate } from '@qinghe/features/course/CourseDetail';
import { LoginByPage } from '@qinghe/features/account/MemberAction';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { LateShareButton } from '@qinghe/features/routing/Share';
import { CourseDetailSkeleton } from './CourseDetailSkeleton.tsx';
import { CourseDetailView } from './CourseDetailView.tsx';

/** A course's page on the mobile site. */
export default function CourseDetailPage() {
  return (
    <LoginByPage>
      <PageNavBar title="课程详情" isTitleHeading={false} rightSlot={<LateShareButton />} />
      <CourseGate skeleton={<CourseDetailSkeleton />}>
        {(detail) => <CourseDetailView key={detail.course.id} detail={detail} />}
      </CourseGate>
    </LoginByPage>
  );
}
