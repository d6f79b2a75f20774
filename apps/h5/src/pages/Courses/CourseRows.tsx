import type { Course } from '@qinghe/api/resources/courses';
import type { InfiniteQuery } from '@qinghe/hooks/data/swr';
import { useFeature } from '@qinghe/hooks/stores/system';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { courseCardProps } from '@qinghe/features/content/Cards';
import { CourseListEmpty, type CourseList } from '@qinghe/features/catalogue/CourseList';
import { ListEnd, ListRegion } from '@qinghe/features/states/StatusPages';
import * as styles from './Courses.styles.ts';

const SKELETON_ROWS = 6;

function Waiting() {
  return (
    <div css={styles.rows}>
      {Array.from({ length: SKELETON_ROWS }, (_, place) => (
        <CourseCardSkeleton key={place} variant="row" hasDivider={place > 0} />
      ))}
    </div>
  );
}

export interface CourseRowsProps {
  list: CourseList;
  courses: InfiniteQuery<Course>;
}

/** The courses that the address asks for; more are loaded in batches at the end of the list. */
export function CourseRows({ list, courses }: CourseRowsProps) {
  const isVipShown = useFeature('vip');
  return (
    <ListRegion
      query={courses}
      onRetry={() => void courses.refresh()}
      skeleton={<Waiting />}
      empty={<CourseListEmpty list={list} total={0} />}
    >
      <ul css={styles.rows}>
        {courses.items.map((course, place) => (
          <li key={course.id}>
            <CourseCard
              variant="row"
              headingLevel={2}
              hasDivider={place > 0}
              isPriority={place === 0}
              {...courseCardProps(course, isVipShown)}
            />
          </li>
        ))}
      </ul>
      <ListEnd query={courses} doneText="已经到底了" />
    </ListRegion>
  );
}
