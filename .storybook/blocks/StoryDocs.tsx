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
import { useStoryIndex } from './storyIndex.ts';
import { Thumbs } from './Thumbs.tsx';

const list = css({ display: 'grid', gap: '0.5rem', margin: '1.5rem 0' });

/** A story as it is, once somebody asks for it. */
function Alive() {
  const [isShown, setShown] = useState(false);
  if (isShown) return <Primary />;
  return (
    <Button variant="outline" size="sm" onClick={() => setShown(true)}>
      Show it here, alive
    </Button>
  );
}

/** The looks of a page: those with pictures small, the first one alive where it is asked for, all of them a click away. */
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
            {parameters?.['docs']?.description?.story}
            {isPictured(id) && <Thumbs story={{ id, title }} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The documentation that comes with stories. A whole page is not drawn unasked: a site brings more than all that is said of
 * it, and a dozen in one document would share one address bar, session and clock.
 */
export default function StoryDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters['isPage'] ? <PageDocs /> : <DocsPage />;
}
