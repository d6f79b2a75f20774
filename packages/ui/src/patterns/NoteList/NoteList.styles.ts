import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const list = css({ display: 'grid', gap: '0.75rem' });
export const note = css({
  display: 'grid',
  gap: '0.5rem',
  padding: '0.875rem 1rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
  minHeight: token('size-control-xs'),
  color: token('text-tertiary'),
});
export const time = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  height: '1.75rem',
  paddingInline: '0.625rem',
  borderRadius: token('radius-full'),
  background: token('surface-brand-subtle'),
  color: token('text-brand'),
  fontSize: token('fs-caption'),
  fontWeight: 600,
});
export const timeActive = css({
  '&:hover': { background: token('surface-brand-muted') },
  '[data-h5] &': { height: token('size-touch-min'), paddingInline: '0.875rem' },
});
export const actions = css({ display: 'flex', marginLeft: 'auto' });
export const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const editor = css({ display: 'grid', gap: '0.625rem' });
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
});
export const buttons = css({ display: 'flex', gap: '0.5rem', marginLeft: 'auto' });
export const touch = css({ '[data-h5] &': { height: token('size-touch-min') } });
