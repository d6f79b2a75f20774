import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import status from 'virtual:status';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { anchorOf, screenOf } from './screenNames.ts';
import { useStoryIndex, type IndexedStory } from './storyIndex.ts';
import { links } from './table.ts';

const sites = ['Desktop', 'Mobile'] as const;
const themes = ['light', 'dark'] as const;
type Site = (typeof sites)[number];

/** How much room a thumbnail takes before it is there: `scripts/lib/docs/thumbs.mjs` makes them. */
const width = { Desktop: '15rem', Mobile: '8rem' };
const ratio = { Desktop: '1 / 1.2', Mobile: '1 / 2.2' };

const section = css({
  paddingBlock: '1.5rem',
  borderBlockEnd: `1px solid ${token('border-subtle')}`,
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: '1.5rem',
  marginBlock: '0.75rem',
});
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
const muted = css({ color: token('text-secondary') });

/** A story's picture, small, in a theme; it leads to the story in that theme. */
function Thumb({ story, site, theme }: { story: IndexedStory; site: Site; theme: string }) {
  return (
    <AnchorMdx href={`?path=/story/${story.id}&globals=theme:${theme}`} target="_top">
      <img
        css={picture}
        style={{ width: width[site], aspectRatio: ratio[site] }}
        src={`thumbs/${story.id}--${theme}.webp`}
        alt={`${story.title.replace('/', ', ')}, ${theme} theme`}
        loading="lazy"
      />
    </AnchorMdx>
  );
}

/** A screen on one site: how it looks in both themes, and all its states. */
function OnSite({ site, stories }: { site: Site; stories: readonly IndexedStory[] }) {
  const pictured = stories.find(({ tags }) => tags.includes('vrt'));
  if (stories.length === 0) return null;
  return (
    <div>
      <p css={text.label}>{site}</p>
      {pictured && (
        <div css={pair}>
          {themes.map((theme) => (
            <Thumb key={theme} story={pictured} site={site} theme={theme} />
          ))}
        </div>
      )}
      <div css={[links, text.caption]}>
        {stories.map(({ id, name }) => (
          <AnchorMdx key={id} href={`?path=/story/${id}`} target="_top">
            {name}
          </AnchorMdx>
        ))}
      </div>
    </div>
  );
}

/** The components and patterns that a screen needs on either site. */
function Parts({ screen }: { screen: string }) {
  const parts = status.rows.filter(({ screens }) =>
    screens.some((title: string) => screenOf(title) === screen),
  );
  if (parts.length === 0) return null;
  return (
    <details css={text.caption}>
      <summary>Made of {parts.length} components and patterns</summary>
      <div css={links}>
        {parts.map(({ title }) => (
          <AnchorMdx
            key={title}
            href={`?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`}
            target="_top"
          >
            {title.split('/')[1]}
          </AnchorMdx>
        ))}
      </div>
    </details>
  );
}

/** The screens of both sites as pictures in both themes, with their states and what they are made of. */
export function Screens() {
  const stories = useStoryIndex().filter(({ title }) => /^(Desktop|Mobile)\//.test(title));
  const screens = [...new Set(stories.map(({ title }) => screenOf(title)))].toSorted();
  return screens.map((screen) => {
    const own = stories.filter(({ title }) => screenOf(title) === screen);
    return (
      <section key={screen} id={anchorOf(`/${screen}`)} css={section} aria-label={screen}>
        <h2 css={text.h3}>{screen.replace(/^./, (letter) => letter.toUpperCase())}</h2>
        <div css={grid}>
          {sites.map((site) => (
            <OnSite
              key={site}
              site={site}
              stories={own.filter(({ title }) => title.startsWith(`${site}/`))}
            />
          ))}
        </div>
        <div css={muted}>
          <Parts screen={screen} />
        </div>
      </section>
    );
  });
}
