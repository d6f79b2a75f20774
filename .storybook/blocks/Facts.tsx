import { css } from '@emotion/react';
import status from 'virtual:status';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { useAttachedTitle } from './attachedTitle.ts';

const line = css({ margin: '0 0 1rem', color: token('text-secondary') });

/** What is known of the component or pattern of a page, in a line. */
export function Facts() {
  const attached = useAttachedTitle();
  const row = status.find(({ title }) => title === attached);
  if (!row) return null;
  const { since, screens, stories, pictures } = row;
  return (
    <p css={[text.caption, line]}>
      Since {since} · on {screens.length} screens · {stories} stories · {pictures.light} pictures ·{' '}
      <code>{row.folder}</code>
    </p>
  );
}
