import { css } from '@emotion/react';
import { paths } from '@qinghe/hooks/url';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import { useLocation } from '@qinghe/features/routing/Routing';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { StudyContent, StudyContinue, useStudyRefresh } from '@qinghe/features/member/StudyList';
import { space } from '@qinghe/ui/styles/space';
import { tabTitle } from '../../layouts/tabTitle.ts';

const hero = css({ padding: space(1, 4, 0) });
const tabs = css({ marginTop: space(5) });

/** The study tab of the mobile site: courses that the member is learning, has bought or likes. */
function StudyCenter() {
  return (
    <>
      <PageMeta title="学习" />
      <h1 css={tabTitle}>学习</h1>
      <StudyContinue layout="rows" css={hero} />
      <StudyContent layout="rows" css={tabs} />
    </>
  );
}

/** The same lists as a page of the member area. */
function MemberStudy() {
  return (
    <>
      <PageMeta title="我的学习" />
      <PageNavBar title="我的学习" />
      <StudyContent layout="rows" />
    </>
  );
}

/** The page for both addresses of these lists. */
export default function StudyPage() {
  const { pathname } = useLocation();
  const isMemberPage = pathname.startsWith(paths.memberStudy());
  const refresh = useStudyRefresh(!isMemberPage);
  return (
    <PullToRefresh onRefresh={refresh}>
      {isMemberPage ? <MemberStudy /> : <StudyCenter />}
    </PullToRefresh>
  );
}
