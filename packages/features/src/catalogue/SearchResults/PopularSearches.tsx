import { css } from '@emotion/react';
import { usePopularCourses } from '@qinghe/hooks/data/search';
import { paths } from '@qinghe/hooks/url';
import { ChipLink } from '@qinghe/ui/components/Chip';
import { text } from '@qinghe/ui/styles/text';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

const section = css({
  padding: bySite(space(0, 0, 8), space(0, 4, 8)),
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(4) });

/** Returns the subject of a title: the part before the colon. */
const subjectOf = (title: string) => title.split(/[：:]/)[0]?.trim() || title;

/** Popular searches: the subjects of the school's courses with the most buyers. */
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
