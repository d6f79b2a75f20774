import { Suspense } from 'react';
import type { CourseBody } from '@qinghe/api/resources/courses';
import { useRelatedCourses } from '@qinghe/hooks/data/courses';
import { useFeature } from '@qinghe/hooks/stores/system';
import { CourseCard } from '@qinghe/ui/patterns/CourseCard';
import { late } from '@qinghe/ui/components/Late';
import { SectionHeader } from '@qinghe/ui/patterns/SectionHeader';
import { courseCardProps } from '@qinghe/features/content/Cards';
import * as styles from './RelatedCourses.styles.ts';

const RetryLine = late(async () => (await import('@qinghe/features/states/StatusPages')).RetryLine);

/** Related courses, those of the same category first; renders nothing if there are none. */
export function RelatedCourses({ course }: { course: CourseBody }) {
  const isVipShown = useFeature('vip');
  const { data: related = [], error, mutate, ref } = useRelatedCourses(course);
  if (error && related.length === 0)
    return (
      <Suspense>
        <RetryLine what="相关课程" onRetry={() => void mutate()} />
      </Suspense>
    );
  // Empty element whose visibility triggers the request.
  if (related.length === 0) return <div ref={ref} />;
  return (
    <section css={styles.related} aria-labelledby="related">
      <SectionHeader titleId="related" title="学这门课的人还学了" />
      <ul css={styles.grid}>
        {related.map((other) => (
          <li key={other.id} css={styles.cell}>
            <CourseCard {...courseCardProps(other, isVipShown)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
