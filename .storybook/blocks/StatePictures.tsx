import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { showWhole } from './showWhole.ts';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: '1rem',
  margin: '1rem 0',
});
const figure = css({ margin: 0 });
const picture = css({
  display: 'block',
  // Never larger than it is: a picture of a phone would be blurred.
  maxWidth: '100%',
  height: 'auto',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
});
const caption = css({ marginTop: '0.5rem' });

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

export interface StatePicturesProps {
  /** The id of a story with the tag `vrt`. */
  story: string;
  /** What the story shows. */
  what: string;
}

/** Shows the baseline pictures of a story in both themes, each with a link to the story. */
export function StatePictures({ story, what }: StatePicturesProps) {
  return (
    <div css={pair}>
      {themes.map(([theme, name]) => (
        <figure key={theme} css={figure}>
          <AnchorMdx href={`?path=/story/${story}&globals=theme:${theme}`} target="_top">
            <img
              css={picture}
              src={`thumbs/${story}--${theme}.webp`}
              alt={`${what}, ${theme} theme`}
              loading="lazy"
              onError={showWhole}
            />
          </AnchorMdx>
          <figcaption css={[text.caption, caption]}>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
