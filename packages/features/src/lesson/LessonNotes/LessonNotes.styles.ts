import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  minWidth: 0,
});
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
});
export const end = css({ marginLeft: 'auto' });
export const menu = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  height: bySite(token('size-control-sm'), token('size-touch-min')),
  paddingInline: space(3),
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
});
export const warning = css({
  padding: space(2.5, 3.5),
  border: `1px solid ${token('warning-border')}`,
  borderRadius: token('radius-md'),
  background: token('warning-surface'),
  color: token('warning-text'),
});
export const search = css({ flex: '1 1 12rem', maxWidth: '24rem' });
export const tags = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const groups = css({ display: 'grid', gap: space(5) });
export const group = css({ display: 'grid', gap: space(2.5), minWidth: 0 });
export const groupTitle = css({ color: token('text-secondary'), overflowWrap: 'anywhere' });
/** Removes the gap of the live region while it is empty. */
export const announcer = css({ '&:empty': { marginTop: space(-4) } });
export const undo = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(2, 2, 2, 3.5),
  borderRadius: token('radius-md'),
  background: token('surface-sunken'),
  color: token('text-secondary'),
});
