import { css } from '@emotion/react';
import { useStudyCoursesInfinite, type StudyList } from '@qinghe/hooks/data/study';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { ListEnd, ListRegion } from '@qinghe/ui/flows/StatusPages';
import {
  StudyCourses,
  StudyCoursesSkeleton,
  StudyEmpty,
  StudyTabs,
  useStudyTab,
} from '@qinghe/ui/flows/StudyList';
import { token } from '@qinghe/ui/tokens';

const title = css({
  display: 'flex',
  alignItems: 'center',
  height: token('size-h5-navbar'),
  padding: '0 1rem',
  fontFamily: token('font-display'),
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: 700,
});
const page = css({ padding: '0 1rem' });

function List({ list }: { list: StudyList }) {
  const query = useStudyCoursesInfinite(list);
  const tab = { ...useStudyTab(), page: 1 };
  return (
    <ListRegion
      query={query}
      onRetry={() => void query.refresh()}
      skeleton={<StudyCoursesSkeleton layout="rows" />}
      empty={<StudyEmpty tab={tab} />}
    >
      <StudyCourses courses={query.items} layout="rows" />
      <ListEnd query={query} doneText="已经到底了" />
    </ListRegion>
  );
}

/** The member's courses on the mobile site: opened, bought and liked ones. */
export default function StudyCenterPage() {
  const tab = useStudyTab();
  return (
    <>
      <PageMeta title="学习" />
      <h1 css={title}>学习</h1>
      <StudyTabs tab={tab} variant="even">
        <div css={page}>
          <List key={tab.list} list={tab.list} />
        </div>
      </StudyTabs>
    </>
  );
}
