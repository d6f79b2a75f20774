import { text } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { StudyContent } from '@qinghe/features/member/StudyList';

/** The member's courses in the member area of the desktop site. */
export default function MemberStudyPage() {
  return (
    <>
      <PageMeta title="我的学习" />
      <h1 css={text.h1}>我的学习</h1>
      <StudyContent layout="cards" />
    </>
  );
}
