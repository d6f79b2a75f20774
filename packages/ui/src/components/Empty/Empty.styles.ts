import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  width: '100%',
  marginInline: 'auto',
  textAlign: 'center',
});

export const variants = {
  block: css({ padding: '3rem 1.5rem' }),
  compact: css({ padding: '1rem' }),
  page: css({ maxWidth: '37rem', padding: '4rem 1.5rem' }),
};

export const titles = {
  block: css({ marginTop: '1rem' }),
  compact: css({ marginTop: '0.75rem' }),
  page: css({ marginTop: '1.5rem', '[data-h5] &': { fontSize: '1.5rem', lineHeight: '2rem' } }),
};

const quiet = { color: token('text-secondary') };
const line = css({
  ...quiet,
  marginTop: '0.25rem',
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  textWrap: 'pretty',
});
export const descriptions = {
  block: line,
  compact: line,
  page: css({
    ...quiet,
    marginTop: '0.75rem',
    fontSize: '1rem',
    lineHeight: '1.625rem',
    textWrap: 'pretty',
  }),
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75rem',
  maxWidth: '100%',
} as const;
export const actions = {
  block: css({ ...row, marginTop: '1.25rem' }),
  compact: css({ ...row, marginTop: '0.75rem' }),
  page: css({ ...row, marginTop: '2rem' }),
};

export const note = css({
  marginTop: '2rem',
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
});
