import { describeError } from '@qinghe/api/client';
import { useCoursesInfinite } from '@qinghe/hooks/data/courses';
import type { InfiniteQuery } from '@qinghe/hooks/data/swr';
import { useFeature } from '@qinghe/hooks/stores/system';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { LoadMore, type LoadMoreProps } from '@qinghe/ui/components/LoadMore';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { courseCardProps } from '@qinghe/ui/flows/Cards';
import { CourseListEmpty, type CourseList } from '@qinghe/ui/flows/CourseList';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import * as styles from './Courses.styles.ts';

/** Rows whose covers are in the first view. */
const FIRST_VIEW = 4;
const SKELETON_ROWS = 6;

function endState({
  error,
  hasMore,
  isLoadingMore,
}: InfiniteQuery<unknown>): LoadMoreProps['state'] {
  if (error) return 'failed';
  if (isLoadingMore) return 'loading';
  return hasMore ? 'idle' : 'done';
}

function Waiting() {
  return (
    <div css={styles.rows}>
      {Array.from({ length: SKELETON_ROWS }, (_, place) => (
        <CourseCardSkeleton key={place} variant="row" hasDivider={place > 0} />
      ))}
    </div>
  );
}

/** The courses that the address asks for, batch after batch. */
export function CourseRows({ list }: { list: CourseList }) {
  const isVipShown = useFeature('vip');
  const courses = useCoursesInfinite(list.query);
  const { error, items, isEmpty, isLoading, isValidating } = courses;
  const retry = () => void courses.refresh();
  if (error && items.length === 0)
    return (
      <ErrorState reason={describeError(error).message} isRetrying={isValidating} onRetry={retry} />
    );
  return (
    <Loading isLoading={isLoading} skeleton={<Waiting />}>
      {isEmpty ? (
        <CourseListEmpty list={list} total={0} />
      ) : (
        <>
          <ul css={styles.rows}>
            {items.map((course, place) => (
              <li key={course.id}>
                <CourseCard
                  variant="row"
                  headingLevel={2}
                  hasDivider={place > 0}
                  isPriority={place < FIRST_VIEW}
                  {...courseCardProps(course, isVipShown)}
                />
              </li>
            ))}
          </ul>
          <LoadMore
            isAuto
            state={endState(courses)}
            doneText="已经到底了"
            onLoad={error ? retry : courses.loadMore}
          />
        </>
      )}
    </Loading>
  );
}
