import type { CourseBody } from '@qinghe/api/resources/courses';
import { useRelatedCourses } from '@qinghe/hooks/data/courses';
import { useFeature } from '@qinghe/hooks/stores/system';
import { courseCardProps } from '@qinghe/ui/flows/Cards';
import { CourseCard } from '@qinghe/ui/patterns/CourseCard';
import { SectionHeader } from '@qinghe/ui/patterns/SectionHeader';
import * as styles from './CourseDetail.styles.ts';

/** Other courses of the same category; nothing when there are none or they cannot be loaded. */
export function RelatedCourses({ course }: { course: CourseBody }) {
  const isVipShown = useFeature('vip');
  const { data: related = [] } = useRelatedCourses(course);
  if (related.length === 0) return null;
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
