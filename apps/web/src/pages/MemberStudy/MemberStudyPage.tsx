import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { MemberHeading } from '@qinghe/features/member/MemberArea';
import { StudyContent } from '@qinghe/features/member/StudyList';

/** The member's courses in the member area of the desktop site. */
export default function MemberStudyPage() {
  return (
    <>
      <PageMeta title="我的学习" />
      <MemberHeading>我的学习</MemberHeading>
      <StudyContent layout="cards" />
    </>
  );
}
