import { useState } from 'react';
import { useVipCourses } from '@qinghe/hooks/data/courses';
import { Button } from '@qinghe/ui/components/Button';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { text } from '@qinghe/ui/styles/text';
import { money } from '@qinghe/ui/words';
import { courseCardProps } from '@qinghe/features/content/Cards';
import { Yielded } from '@qinghe/features/content/HomeBlocks';
import { LoadError } from '@qinghe/features/states/StatusPages';
import * as styles from './Vip.styles.ts';

/** Two rows on the desktop site. */
const SHOWN = 8;

const skeletons = (
  <div css={styles.courses}>
    {Array.from({ length: SHOWN }, (_, order) => (
      <CourseCardSkeleton key={order} />
    ))}
  </div>
);

/**
 * The courses that a membership includes, and their total price bought one by one. Renders nothing where the server marks none.
 * They are loaded, and may fail, independently of the page.
 */
export function VipIncluded() {
  const { data, error, isRetrying, mutate } = useVipCourses();
  const [isWhole, setIsWhole] = useState(false);
  const [isLate] = useState(!data);
  if (data?.courses.length === 0) return isLate && <Yielded place="courses" />;
  const courses = data?.courses ?? [];
  return (
    <section css={styles.section} aria-labelledby="vip-included">
      <h2 id="vip-included" css={text.h2}>
        会员免费看的课程
      </h2>
      {!data && error ? (
        <div css={styles.failed}>
          <div css={styles.kept}>{skeletons}</div>
          <LoadError error={error} isRetrying={isRetrying} onRetry={() => void mutate()} />
        </div>
      ) : (
        <Loading isLoading={data === undefined} skeleton={skeletons}>
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
      )}
    </section>
  );
}
