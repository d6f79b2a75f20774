import type { Course } from '@qinghe/api/resources/courses';
import { COURSE_PAGE_SIZE } from '@qinghe/hooks/data/courses';
import type { PageQuery } from '@qinghe/hooks/data/swr';
import { useFeature } from '@qinghe/hooks/stores/system';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { courseCardProps } from '@qinghe/features/content/Cards';
import { CourseListEmpty, stale, type CourseList } from '@qinghe/features/catalogue/CourseList';
import { LoadError } from '@qinghe/features/states/StatusPages';
import * as styles from './Courses.styles.ts';

/** Number of cards in a row. */
const ROW = 4;

function Waiting() {
  return (
    <div css={styles.grid}>
      {Array.from({ length: 2 * ROW }, (_, place) => (
        <CourseCardSkeleton key={place} />
      ))}
    </div>
  );
}

export interface CourseResultsProps {
  list: CourseList;
  courses: PageQuery<Course>;
}

/** The page of courses that the address asks for; the previous page stays visible while it is loading. */
export function CourseResults({ list, courses }: CourseResultsProps) {
  const isVipShown = useFeature('vip');
  const { data, error, items, total, isEmpty, isLoading, isRetrying } = courses;
  if (error && data === undefined)
    return (
      <LoadError error={error} isRetrying={isRetrying} onRetry={() => void courses.mutate()} />
    );
  return (
    <Loading isLoading={data === undefined} skeleton={<Waiting />}>
      <div aria-busy={isLoading} css={isLoading && stale}>
        {isEmpty ? (
          <CourseListEmpty list={list} total={total} />
        ) : (
          <ul css={styles.grid}>
            {items.map((course, place) => (
              <li key={course.id} css={styles.cell}>
                <CourseCard
                  headingLevel={2}
                  isPriority={place === 0}
                  {...courseCardProps(course, isVipShown)}
                />
              </li>
            ))}
          </ul>
        )}
        {!isEmpty && (
          <Pagination
            css={styles.pages}
            page={list.query.page}
            pageCount={Math.ceil(total / COURSE_PAGE_SIZE)}
            hrefFor={(page) => list.pathFor({ page })}
          />
        )}
      </div>
    </Loading>
  );
}
