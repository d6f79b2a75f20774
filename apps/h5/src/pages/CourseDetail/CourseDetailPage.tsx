import { CourseGate } from '@qinghe/ui/flows/CourseDetail';
import { LoginByPage } from '@qinghe/ui/flows/MemberAction';
import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';
import { LateShareButton } from '@qinghe/ui/flows/Share';
import { CourseDetailSkeleton } from './CourseDetailSkeleton.tsx';
import { CourseDetailView } from './CourseDetailView.tsx';

/** A course on the mobile site. */
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
