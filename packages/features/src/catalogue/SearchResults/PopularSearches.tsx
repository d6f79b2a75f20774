import { css } from '@emotion/react';
import { usePopularCourses } from '@qinghe/hooks/data/search';
import { paths } from '@qinghe/hooks/url';
import { ChipLink } from '@qinghe/ui/components/Chip';
import { text } from '@qinghe/ui/styles/text';

const section = css({
  padding: '0 0 2rem',
  '[data-h5] &': { padding: '0 1rem 2rem' },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '1rem' });

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
