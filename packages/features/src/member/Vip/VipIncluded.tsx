import { useState } from 'react';
import { useVipCourses } from '@qinghe/hooks/data/courses';
import { Button } from '@qinghe/ui/components/Button';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { text } from '@qinghe/ui/styles/text';
import { money } from '@qinghe/ui/words';
import { courseCardProps } from '@qinghe/features/content/Cards';
import * as styles from './Vip.styles.ts';

/** Two rows on the desktop site. */
const SHOWN = 8;

/**
 * The courses that a membership includes, and their total price bought one by one. Renders nothing if the server lacks the data.
 */
export function VipIncluded() {
  const { data, error } = useVipCourses();
  const [isWhole, setIsWhole] = useState(false);
  if (error ?? data?.courses.length === 0) return null;
  const courses = data?.courses ?? [];
  return (
    <section css={styles.section} aria-labelledby="vip-included">
      <h2 id="vip-included" css={text.h2}>
        会员免费看的课程
      </h2>
      <Loading
        isLoading={data === undefined}
        skeleton={
          <div css={styles.courses}>
            {Array.from({ length: SHOWN }, (_, order) => (
              <CourseCardSkeleton key={order} />
            ))}
          </div>
        }
      >
        <p css={styles.lead}>
          {data?.isWhole === false && '其中 '}
          {courses.length} 门课程单独购买共 {data && money(data.price)}
          ，会员有效期内都能学。
        </p>
        <ul css={styles.courses}>
          {courses.slice(0, isWhole ? undefined : SHOWN).map((course) => (
            <li key={course.id}>
              <CourseCard {...courseCardProps(course, true)} />
            </li>
          ))}
        </ul>
        {!isWhole && courses.length > SHOWN && (
          <div css={styles.more}>
            <Button variant="outline" onClick={() => setIsWhole(true)}>
              查看全部 {courses.length} 门
            </Button>
          </div>
        )}
      </Loading>
    </section>
  );
}
