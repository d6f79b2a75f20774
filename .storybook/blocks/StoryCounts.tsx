import { css } from '@emotion/react';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { useStoryIndex } from './storyIndex.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2rem', margin: '1rem 0' });
const figure = css({ color: token('text-brand') });

const groups = {
  stories: () => true,
  'of components and patterns': (title: string) => /^(Components|Patterns)\//.test(title),
  'of flows': (title: string) => title.startsWith('Flows/'),
  'of whole screens': (title: string) => /^(Desktop|Mobile)\//.test(title),
};

/** Shows the numbers of stories, counted in this Storybook's index. */
export function StoryCounts() {
  const stories = useStoryIndex();
  const counts = Object.entries(groups).map(
    ([name, isIn]) => [name, stories.filter(({ title }) => isIn(title)).length] as const,
  );
  const pictured = stories.filter(({ tags }) => tags.includes('vrt')).length;
  return (
    <div css={row}>
      {[...counts, ['with pictures', pictured] as const].map(([name, count]) => (
        <div key={name}>
          <div css={[text.h2, text.number, figure]}>{count}</div>
          <div css={text.caption}>{name}</div>
        </div>
      ))}
    </div>
  );
}
