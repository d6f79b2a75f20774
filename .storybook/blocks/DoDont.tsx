import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { Prose } from './Prose.tsx';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: '1rem',
  margin: '1rem 0',
});
const half = css({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${token('border-subtle')}`,
  borderBlockEndWidth: 3,
  borderRadius: token('radius-lg'),
  overflow: 'hidden',
  background: token('surface-page'),
  color: token('text-primary'),
  fontFamily: token('font-sans'),
});
const good = css({ borderBlockEndColor: token('success-icon') });
const bad = css({ borderBlockEndColor: token('danger-icon') });
const example = css({
  display: 'grid',
  flexGrow: 1,
  alignItems: 'center',
  justifyItems: 'center',
  minHeight: '6rem',
  padding: '1.25rem',
});
const caption = css({
  display: 'flex',
  gap: '0.5rem',
  alignItems: 'flex-start',
  padding: '0.75rem 1rem',
  background: token('surface-base'),
});
const yes = css({ color: token('success-text'), fontWeight: 600 });
const no = css({ color: token('danger-text'), fontWeight: 600 });

export interface DoDontProps {
  /** The right example; without one only the text is shown. */
  do?: ReactNode;
  doText: string;
  /** The wrong example beside it. */
  dont?: ReactNode;
  dontText: string;
}

/** Shows a right and a wrong example side by side, each with its explanation. */
export function DoDont({ do: right, doText, dont: wrong, dontText }: DoDontProps) {
  return (
    <div css={pair}>
      <div css={[half, good]}>
        {right && (
          <div css={example} data-example>
            {right}
          </div>
        )}
        <div css={[caption, text.body]}>
          <span css={yes} aria-hidden="true">
            ✓
          </span>
          <span>
            <span css={yes}>Do. </span>
            <Prose>{doText}</Prose>
          </span>
        </div>
      </div>
      <div css={[half, bad]}>
        {wrong && (
          <div css={example} data-example>
            {wrong}
          </div>
        )}
        <div css={[caption, text.body]}>
          {/* A sign that Inter has, which ✕ is not. */}
          <span css={no} aria-hidden="true">
            ×
          </span>
          <span>
            <span css={no}>Don’t. </span>
            <Prose>{dontText}</Prose>
          </span>
        </div>
      </div>
    </div>
  );
}
