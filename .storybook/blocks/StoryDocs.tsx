import {
  AnchorMdx,
  Description,
  DocsPage,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/index.ts';
import { text } from '../../packages/ui/src/styles/text.ts';
import { Prose } from './Prose.tsx';
import { useStoryIndex } from './storyIndex.ts';
import { Thumbs } from './Thumbs.tsx';

const list = css({ display: 'grid', gap: '0.5rem', margin: '1.5rem 0' });

/** A button that renders the primary story on press. */
function Alive() {
  const [isShown, setShown] = useState(false);
  if (isShown) return <Primary />;
  return (
    <Button variant="outline" size="sm" onClick={() => setShown(true)}>
      Show it here, alive
    </Button>
  );
}

/** Documents the stories of a whole page: a list of links, with thumbnails where there are pictures, and the first on press. */
function PageDocs() {
  const { csfFile } = useOf('meta', ['meta']);
  const index = useStoryIndex();
  const isPictured = (id: string) =>
    index.some((story) => story.id === id && story.tags.includes('vrt'));
  const { title } = csfFile.meta;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Alive />
      <ul css={[list, text.body]}>
        {Object.values(csfFile.stories).map(({ id, name, parameters }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_top">
              {name}
            </AnchorMdx>{' '}
            <Prose>{parameters?.['docs']?.description?.story ?? ''}</Prose>
            {isPictured(id) && <Thumbs story={{ id, title }} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The automatic documentation page of stories. Stories of whole pages are rendered only on a press: each loads a whole site,
 * and a dozen of them in one document would share one address bar, session and clock.
 */
export default function StoryDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters['isPage'] ? <PageDocs /> : <DocsPage />;
}
