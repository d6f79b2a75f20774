import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '1rem',
  paddingBlock: '1.375rem',
  boxShadow: `inset 0 -1px ${token('border-subtle')}`,
  '[data-h5] &': { gap: '0.75rem', paddingBlock: '1rem' },
});
export const body = css({ minWidth: 0 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '0.75rem',
});
export const author = css({ minWidth: 0, fontWeight: 500 });
export const facts = css({
  display: 'flex',
  gap: '0.75rem',
  color: token('text-tertiary'),
});
export const content = css({
  marginTop: '0.375rem',
  whiteSpace: 'pre-line',
  '[data-h5] &': { fontSize: '0.875rem', lineHeight: '1.375rem' },
});
export const note = css({ color: token('text-tertiary') });

export const answersTo = css({ color: token('text-tertiary'), fontWeight: 400 });
export const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.5rem',
  marginTop: '0.25rem',
  color: token('text-link'),
  fontWeight: 500,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '[data-h5] &': { minWidth: token('size-touch-min'), minHeight: token('size-touch-min') },
});
export const form = css({ marginTop: '0.75rem' });
export const replies = css({
  display: 'grid',
  gap: '0.875rem',
  marginTop: '0.75rem',
  padding: '0.875rem 1rem',
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
  '[data-h5] &': { gap: '0.5rem', padding: '0.75rem' },
});
export const reply = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.625rem',
});
export const replyContent = css({
  marginTop: '0.125rem',
  fontSize: token('fs-label'),
  lineHeight: '1.5rem',
});
