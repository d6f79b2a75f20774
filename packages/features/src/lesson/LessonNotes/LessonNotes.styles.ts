import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  minWidth: 0,
});
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
});
export const end = css({ marginLeft: 'auto' });
export const menu = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  height: token('size-control-sm'),
  paddingInline: '0.75rem',
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  '[data-h5] &': { height: token('size-touch-min') },
});
export const warning = css({
  padding: '0.625rem 0.875rem',
  border: `1px solid ${token('warning-border')}`,
  borderRadius: token('radius-md'),
  background: token('warning-surface'),
  color: token('warning-text'),
});
export const search = css({ flex: '1 1 12rem', maxWidth: '24rem' });
export const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const groups = css({ display: 'grid', gap: '1.25rem' });
export const group = css({ display: 'grid', gap: '0.625rem', minWidth: 0 });
export const groupTitle = css({ color: token('text-secondary'), overflowWrap: 'anywhere' });
/** The announcer takes no room while it has nothing to say. */
export const announcer = css({ '&:empty': { marginTop: '-1rem' } });
export const undo = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  padding: '0.5rem 0.5rem 0.5rem 0.875rem',
  borderRadius: token('radius-md'),
  background: token('surface-sunken'),
  color: token('text-secondary'),
});
