import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const list = css({ display: 'grid', gap: '1rem', '[data-h5] &': { gap: '0.75rem' } });
export const states = css({ marginBottom: '1rem', '[data-h5] &': { marginBottom: '0.75rem' } });
export const note = css({
  marginTop: '1rem',
  color: token('text-secondary'),
  textAlign: 'center',
});
export const card = css({
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { borderRadius: corner(1.125) },
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1.5rem',
  padding: '0.875rem 1.5rem',
  borderBottom: `1px solid ${token('border-subtle')}`,
  background: token('surface-hover'),
  color: token('text-secondary'),
  fontWeight: 400,
  '[data-h5] &': { gap: '0 0.75rem', padding: '0.75rem 1rem', fontSize: token('fs-caption') },
});
/** On the mobile site the number has the second line to itself. */
export const number = css({ '[data-h5] &': { order: 1, width: '100%' } });
export const chip = css({ marginLeft: 'auto' });
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem 9.5rem',
  alignItems: 'center',
  gap: '1.5rem',
  padding: '1.25rem 1.5rem',
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.75rem', padding: '1rem' },
});
export const goods = css({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '1rem',
  '[data-h5] &': { gridTemplateColumns: '7.25rem minmax(0, 1fr)', gap: '0.875rem' },
});
export const plainGoods = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const name = css({ overflowWrap: 'anywhere' });
export const kind = css({ marginTop: '0.25rem', color: token('text-secondary') });
export const amount = css({
  textAlign: 'right',
  [media.phone]: { textAlign: 'left' },
  '[data-h5] &': { textAlign: 'right' },
});
export const paid = css({ color: token('text-primary'), fontWeight: 600 });
export const refund = css({ marginTop: '0.25rem', color: token('text-secondary') });
export const left = css({ marginTop: '0.5rem' });
export const actions = css({
  display: 'grid',
  gap: '0.5rem',
  [media.compact]: { gridColumn: '1 / -1', justifyContent: 'end' },
  [media.phone]: { justifyContent: 'stretch' },
  '[data-h5] &': { gridColumn: 'auto', justifyContent: 'end' },
});
export const action = css({ '[data-h5] &': { height: token('size-touch-min') } });
export const pages = css({ marginTop: '2rem' });
