import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../styles/text.ts';
import { token } from '../tokens/tokens.ts';

const grid = css({ display: 'grid', gap: '1.5rem', padding: '1.5rem' });
const row = css({ display: 'grid', gap: '0.75rem' });
const cells = css({ display: 'flex', flexWrap: 'wrap', gap: '1.25rem', alignItems: 'flex-start' });
const cell = css({ display: 'grid', gap: '0.375rem', justifyItems: 'start' });
const strong = css({
  padding: '1rem',
  borderRadius: token('radius-md'),
  background: token('surface-brand-strong'),
  color: token('text-on-strong'),
});

export interface StateRow {
  /** Label of the row, usually a prop's value. */
  label: string;
  /** Whether the row has the deep green background. */
  isOnStrong?: boolean;
  /** Examples by the name of their state. */
  cells: Record<string, ReactNode>;
}

/** A labelled grid of a component's variants and states, for `X.states.stories.tsx`. */
export function StateGrid({ rows }: { rows: StateRow[] }) {
  return (
    <div css={grid}>
      {rows.map(({ label, isOnStrong = false, cells: examples }) => (
        <section key={label} css={row} aria-label={label}>
          <p css={text.label}>{label}</p>
          <div css={[cells, isOnStrong && strong]}>
            {Object.entries(examples).map(([state, example]) => (
              <div key={state} css={cell}>
                <span css={text.micro}>{state}</span>
                {example}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
