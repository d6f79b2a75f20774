import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import status from 'virtual:status';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { anchorOf, screenOf } from './screenNames.ts';
import { useStoryIndex, type IndexedStory } from './storyIndex.ts';
import { links } from './table.ts';
import { Thumbs } from './Thumbs.tsx';

const sites = ['Desktop', 'Mobile'] as const;
type Site = (typeof sites)[number];

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
const muted = css({ color: token('text-secondary') });

/** A screen on one site: its pictures in both themes, and links to all its states. */
function OnSite({ site, stories }: { site: Site; stories: readonly IndexedStory[] }) {
  const pictured = stories.find(({ tags }) => tags.includes('vrt'));
  if (stories.length === 0) return null;
  return (
    <div>
      <p css={text.label}>{site}</p>
      {pictured && <Thumbs story={pictured} />}
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

/** The components and patterns that a screen uses on either site. */
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

/** Lists the screens of both sites: pictures in both themes, links to their states, and the parts they use. */
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
