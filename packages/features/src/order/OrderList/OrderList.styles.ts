import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const list = css({ display: 'grid', gap: space(4), '[data-h5] &': { gap: space(3) } });
export const states = css({ marginBottom: space(4), '[data-h5] &': { marginBottom: space(3) } });
export const note = css({
  marginTop: space(4),
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
  gap: space(1, 6),
  padding: space(3.5, 6),
  borderBottom: `1px solid ${token('border-subtle')}`,
  background: token('surface-hover'),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  '[data-h5] &': { gap: space(0, 3), padding: space(3, 4), fontSize: token('fs-caption') },
});
/** On the mobile site the number has the second line to itself. */
export const number = css({ '[data-h5] &': { order: 1, width: '100%' } });
export const chip = css({ marginLeft: 'auto' });
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem 9.5rem',
  alignItems: 'center',
  gap: space(6),
  padding: space(5, 6),
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3), padding: space(4) },
});
export const goods = css({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  '[data-h5] &': { gridTemplateColumns: '7.25rem minmax(0, 1fr)', gap: space(3.5) },
});
export const plainGoods = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const name = css({ overflowWrap: 'anywhere' });
export const kind = css({ marginTop: space(1), color: token('text-secondary') });
export const amount = css({
  textAlign: 'right',
  [media.phone]: { textAlign: 'left' },
  '[data-h5] &': { textAlign: 'right' },
});
export const paid = css({ color: token('text-primary'), fontWeight: token('weight-semibold') });
export const refund = css({ marginTop: space(1), color: token('text-secondary') });
export const left = css({ marginTop: space(2) });
export const actions = css({
  display: 'grid',
  gap: space(2),
  [media.compact]: { gridColumn: '1 / -1', justifyContent: 'end' },
  [media.phone]: { justifyContent: 'stretch' },
  '[data-h5] &': { gridColumn: 'auto', justifyContent: 'end' },
});
export const action = css({ '[data-h5] &': { height: token('size-touch-min') } });
export const pages = css({ marginTop: space(8) });
