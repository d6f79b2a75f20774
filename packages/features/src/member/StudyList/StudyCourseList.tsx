import { useState } from 'react';
import {
  arrangeStudy,
  isFinished,
  useStudyCourses,
  type StudyCourse,
  type StudyList,
} from '@qinghe/hooks/data/study';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { ListRegion, usePageTop } from '@qinghe/features/states/StatusPages';
import { FinishedFold } from './FinishedFold.tsx';
import { LateLessonProgress } from './LateLessonProgress.tsx';
import { StudyCourses, StudySkeleton, type StudyLayout } from './StudyCourses.tsx';
import { StudyEmpty } from './StudyEmpty.tsx';
import { StudyFilters } from './StudyFilters.tsx';
import * as styles from './StudyList.styles.ts';
import type { StudyTabState } from './useStudyTab.ts';

/** Courses per page on the desktop site: three rows of three. */
const PAGE_SIZE = 9;

export interface StudyCourseListProps {
  list: StudyList;
  tab: StudyTabState;
  layout: StudyLayout;
}

/** One of the member's lists of courses, with the order and filter of the address. */
export function StudyCourseList({ list, tab, layout }: StudyCourseListProps) {
  const { sort, state, page } = tab;
  const query = useStudyCourses(list);
  const [shownStudy, setShownStudy] = useState<StudyCourse | null>(null);
  usePageTop(page);

  // In the list of courses in progress, finished ones are collapsed at the end.
  const hasFold = list === 'learning' && state === 'all';
  const arranged = arrangeStudy(query.items, sort, hasFold ? 'unfinished' : state);
  const finished = hasFold ? query.items.filter(isFinished) : [];
  const shown =
    layout === 'cards' ? arranged.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : arranged;

  return (
    <>
      <ListRegion
        query={query}
        onRetry={() => void query.refresh()}
        skeleton={
          <>
            <div css={styles.filtersWaiting}>
              <StudyFilters tab={tab} />
            </div>
            <StudySkeleton layout={layout} />
          </>
        }
        empty={<StudyEmpty tab={tab} />}
      >
        <StudyFilters tab={tab} />
        {shown.length > 0 ? (
          <StudyCourses courses={shown} layout={layout} onShowLessons={setShownStudy} />
        ) : (
          (finished.length === 0 || page > 1) && <StudyEmpty tab={tab} total={query.items.length} />
        )}
        {layout === 'cards' && (
          <Pagination
            css={styles.pages}
            page={page}
            pageCount={Math.ceil(arranged.length / PAGE_SIZE)}
            hrefFor={(number) => tab.hrefFor({ page: number })}
          />
        )}
        {finished.length > 0 && (
          <FinishedFold count={finished.length} isOpenAtFirst={arranged.length === 0}>
            <StudyCourses courses={finished} layout={layout} onShowLessons={setShownStudy} />
          </FinishedFold>
        )}
      </ListRegion>
      <LateLessonProgress study={shownStudy} layout={layout} onClose={() => setShownStudy(null)} />
    </>
  );
}
