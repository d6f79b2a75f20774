import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { StudyContent } from '@qinghe/ui/flows/StudyList';
import { text } from '@qinghe/ui/styles/text';

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
