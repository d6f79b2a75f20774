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
import { text } from '../../packages/ui/src/styles/text.ts';

const list = css({ display: 'grid', gap: '0.5rem', margin: '1.5rem 0' });

/** The looks of a page: the first one drawn, the others a click away. */
function PageDocs() {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <ul css={[list, text.body]}>
        {Object.values(csfFile.stories).map(({ id, name, parameters }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_top">
              {name}
            </AnchorMdx>{' '}
            {parameters?.['docs']?.description?.story}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The documentation that comes with stories. Of whole pages it draws one: a dozen sites in one
 * document would be slow, and share one address bar, session and clock.
 */
export default function StoryDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters['isPage'] ? <PageDocs /> : <DocsPage />;
}
