import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../styles/text.ts';
import { token } from '../tokens/tokens.ts';
import { space } from '../styles/space.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: space(4),
});
const name = css({ fontFamily: token('font-mono'), overflowWrap: 'anywhere' });

/** A grid of samples. */
export function Samples({ children }: { children: ReactNode }) {
  return <div css={grid}>{children}</div>;
}

/** A sample with the name of its token and a fact. */
export function Sample({
  name: label,
  note,
  children,
}: {
  name: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      {children}
      <p css={[text.caption, name]}>{label}</p>
      {note && <p css={text.caption}>{note}</p>}
    </div>
  );
}
