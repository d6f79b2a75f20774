import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import status from 'virtual:status';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { useAttachedTitle } from './attachedTitle.ts';
import { Prose } from './Prose.tsx';
import { screenOf } from './screenNames.ts';
import { links } from './table.ts';
import { useStoryIndex } from './storyIndex.ts';

const line = css({ margin: '0 0 0.5rem', color: token('text-secondary') });
const script = css({ margin: '0.5rem 0', paddingInlineStart: '2rem' });
const list = css({ marginBlockEnd: '1rem', color: token('text-secondary') });

/** Links to the screens that use a part, each to its first story. */
function ScreenLinks({ screens }: { screens: readonly string[] }) {
  const stories = useStoryIndex();
  return (
    <details css={[text.caption, list]}>
      <summary>The screens that use it</summary>
      <div css={links}>
        {screens.map((screen) => {
          const [site = ''] = screen.split('/');
          const story = stories.find(
            ({ title }) => title.startsWith(`${site}/`) && screenOf(title) === screenOf(screen),
          );
          return (
            story && (
              <AnchorMdx key={screen} href={`?path=/story/${story.id}`} target="_top">
                {story.title.replace('/', ': ')}
              </AnchorMdx>
            )
          );
        })}
      </div>
    </details>
  );
}

/** Shows the status of a page's component or pattern: facts, screens, screen reader phrases and changes. */
export function Facts() {
  const attached = useAttachedTitle();
  const row = status.rows.find(({ title }) => title === attached);
  if (!row) return null;
  const { since, screens, stories, pictures, spoken, changes, review } = row;
  return (
    <>
      <p css={[text.caption, line]}>
        Since {since} · on {screens.length} screens · {stories} stories · {pictures.light} pictures
        · {review ? `reviewed by ${review.by} on ${review.date}` : 'not yet reviewed by a person'} ·{' '}
        <code>{row.folder}</code>
      </p>
      {screens.length > 0 && <ScreenLinks screens={screens} />}
      {spoken && (
        <details css={[text.caption, list]}>
          <summary>What a screen reader says of it</summary>
          <ol css={script}>
            {spoken.map((phrase, at) => (
              <li key={at}>{phrase}</li>
            ))}
          </ol>
        </details>
      )}
      {changes.length > 0 && (
        <details css={[text.caption, list]}>
          <summary>What has changed</summary>
          <ul css={script}>
            {changes.map((change) => (
              <li key={change.text}>
                {change.version}
                {change.isMigration && ', to migrate'}: <Prose>{change.text}</Prose>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
