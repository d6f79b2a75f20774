import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { showWhole } from './showWhole.ts';
import type { IndexedStory } from './storyIndex.ts';

const themes = ['light', 'dark'] as const;

/** The sizes reserved for thumbnails until they are loaded, by site; `scripts/lib/docs/thumbs.mjs` makes the pictures. */
const rooms = {
  Desktop: { width: '15rem', aspectRatio: '1 / 1.2' },
  Mobile: { width: '8rem', aspectRatio: '1 / 2.2' },
};

const pair = css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlock: '0.5rem' });
const picture = css({
  display: 'block',
  height: 'auto',
  maxHeight: '18rem',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-md'),
  background: token('surface-sunken'),
});

/** Thumbnails of a screen's story in both themes, each with a link to the story in that theme. */
export function Thumbs({ story: { id, title } }: { story: Pick<IndexedStory, 'id' | 'title'> }) {
  const room = title.startsWith('Mobile/') ? rooms.Mobile : rooms.Desktop;
  return (
    <div css={pair}>
      {themes.map((theme) => (
        <AnchorMdx key={theme} href={`?path=/story/${id}&globals=theme:${theme}`} target="_top">
          <img
            css={picture}
            style={room}
            src={`thumbs/${id}--${theme}.webp`}
            alt={`${title.replace('/', ', ')}, ${theme} theme`}
            loading="lazy"
            onError={showWhole}
          />
        </AnchorMdx>
      ))}
    </div>
  );
}
