import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const entry = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  padding: '0.5rem 1rem',
  borderRadius: token('radius-md'),
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 500,
  color: token('text-primary'),
  '&:hover': { background: token('surface-hover') },
  '&:active': { background: token('surface-active') },
});
/** An entry that only holds others. */
export const heading = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  padding: '0.5rem 1rem',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 500,
  color: token('text-secondary'),
});
export const child = css({
  minHeight: token('size-touch-min'),
  paddingLeft: '2rem',
  fontSize: '0.9375rem',
  fontWeight: 400,
});
export const current = css({
  background: token('surface-brand-muted'),
  color: token('text-brand'),
  fontWeight: 600,
});
export const nav = css({ paddingInline: '0.5rem' });
