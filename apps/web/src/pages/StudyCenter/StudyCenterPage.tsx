import { STUDY_PAGE_SIZE, useStudyCourses } from '@qinghe/hooks/data/study';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { ListRegion, usePageTop } from '@qinghe/ui/flows/StatusPages';
import {
  StudyCourses,
  StudyCoursesSkeleton,
  StudyEmpty,
  StudyTabs,
  useStudyTab,
} from '@qinghe/ui/flows/StudyList';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './StudyCenter.styles.ts';

/** The member's courses on the desktop site: opened, bought and liked ones. */
export default function StudyCenterPage() {
  const tab = useStudyTab();
  const { list, page } = tab;
  const query = useStudyCourses({ list, page });
  usePageTop(page);
  return (
    <div css={[container, styles.root]}>
      <PageMeta title="学习中心" />
      <h1 css={[text.h1, styles.title]}>学习中心</h1>
      <StudyTabs tab={tab} css={styles.tabs}>
        <div css={styles.list}>
          <ListRegion
            key={list}
            query={query}
            onRetry={() => void query.mutate()}
            skeleton={<StudyCoursesSkeleton layout="cards" />}
            empty={<StudyEmpty tab={tab} />}
          >
            <StudyCourses courses={query.items} layout="cards" />
            <Pagination
              css={styles.pages}
              page={page}
              pageCount={Math.ceil(query.total / STUDY_PAGE_SIZE)}
              hrefFor={(number) => tab.hrefFor(list, number)}
            />
          </ListRegion>
        </div>
      </StudyTabs>
    </div>
  );
}
