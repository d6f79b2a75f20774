import { css } from '@emotion/react';
import { usePopularCourses } from '@qinghe/hooks/data/search';
import { useFeature } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { ChipLink } from '@qinghe/ui/components/Chip';
import { text } from '@qinghe/ui/styles/text';
import { CourseCard } from '@qinghe/ui/patterns/CourseCard';
import { courseCardProps } from '@qinghe/features/content/Cards';

const section = css({
  padding: '0 0 2rem',
  '[data-h5] &': { padding: '0 1rem 2rem' },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '1rem' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 44%), 1fr))',
  gap: '1.5rem 1rem',
  marginTop: '1rem',
});

/** What a title begins with: the subject before the colon. */
const subjectOf = (title: string) => title.split(/[：:]/)[0]?.trim() || title;

/** What many look for in this school: the subjects of its most bought courses. */
export function PopularSearches() {
  const subjects = Array.from(new Set(usePopularCourses().map(({ title }) => subjectOf(title))));
  if (subjects.length === 0) return null;
  return (
    <section css={section} aria-labelledby="popular-searches">
      <h2 id="popular-searches" css={text.title}>
        热门搜索
      </h2>
      <ul css={chips}>
        {subjects.map((subject) => (
          <li key={subject}>
            <ChipLink href={paths.search(subject)}>{subject}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most bought courses, four of them. */
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
