import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';
import { StudyContent } from '@qinghe/ui/flows/StudyList';

/** The member's courses below the member's own page of the mobile site. */
export default function MemberStudyPage() {
  return (
    <>
      <PageMeta title="我的学习" />
      <PageNavBar title="我的学习" />
      <StudyContent layout="rows" />
    </>
  );
}
