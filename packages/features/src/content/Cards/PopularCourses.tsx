import { css } from '@emotion/react';
import { usePopularCourses } from '@qinghe/hooks/data/search';
import { useFeature } from '@qinghe/hooks/stores/system';
import { text } from '@qinghe/ui/styles/text';
import { CourseCard } from '@qinghe/ui/patterns/CourseCard';
import { courseCardProps } from './courseCard.ts';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

const section = css({
  padding: bySite(space(0, 0, 8), space(0, 4, 8)),
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 44%), 1fr))',
  gap: space(6, 4),
  marginTop: space(4),
});

/** The four courses with the most buyers. */
export function PopularCourses() {
  const isVipShown = useFeature('vip');
  const courses = usePopularCourses().slice(0, 4);
  if (courses.length === 0) return null;
  return (
    <section css={section} aria-labelledby="popular-courses">
      <h2 id="popular-courses" css={text.title}>
        大家在学
      </h2>
      <ul css={grid}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard {...courseCardProps(course, isVipShown)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
