import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';
import { touchOnH5 } from '@qinghe/ui/styles/site';
import { oneColumnOnH5 } from '@qinghe/ui/styles/site';

export const list = css({ display: 'grid', gap: bySite(space(4), space(3)) });
/** On the mobile site the tabs take the whole width, beyond the page's padding. */
export const states = css({ margin: bySite(space(0, 0, 4), space(0, -4, 3)) });
export const withoutTabs = css({ display: 'contents' });
export const note = css({
  marginTop: space(4),
  color: token('text-secondary'),
  textAlign: 'center',
});
export const card = css({
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: bySite(space(1, 6), space(0, 3)),
  padding: bySite(space(3.5, 6), space(3, 4)),
  borderBottom: `1px solid ${token('border-subtle')}`,
  background: [
    token('surface-sunken'),
    `color-mix(in srgb, ${token('surface-sunken')} 55%, ${token('surface-base')})`,
  ],
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  fontSize: bySite(token('fs-label'), token('fs-caption')),
});
/** On the mobile site the order number fills the second line. */
export const number = css({ order: wordBySite('0', '1'), width: wordBySite('auto', '100%') });
export const chip = css({ marginLeft: 'auto' });
export const body = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 9rem 9.5rem',
    alignItems: 'center',
    gap: bySite(space(6), space(3)),
    padding: bySite(space(5, 6), space(4)),
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: bySite(space(4), space(3)) },
  },
]);
export const goods = css({
  display: 'grid',
  gridTemplateColumns: `${bySite('9rem', '7.25rem')} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: bySite(space(4), space(3.5)),
});
export const cover = css({ borderRadius: token('radius-md') });
export const plainGoods = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const name = css({ overflowWrap: 'anywhere' });
export const kind = css({ marginTop: space(1), color: token('text-secondary') });
export const amount = css({
  textAlign: 'right',
  [media.phone]: { textAlign: wordBySite('left', 'right') },
});
export const amountName = css({
  display: wordBySite('block', 'inline'),
  color: token('text-tertiary'),
  '&::after': { content: wordBySite('none', '"："') },
});
export const refund = css({ marginTop: space(1), color: token('text-secondary') });
export const left = css({ marginTop: space(2) });
export const actions = css({
  display: 'grid',
  justifyContent: wordBySite('normal', 'end'),
  gap: space(2),
  [media.compact]: { gridColumn: '1 / -1', justifyContent: 'end' },
  [media.phone]: { justifyContent: wordBySite('stretch', 'end') },
});
export const action = touchOnH5;
export const pages = css({ marginTop: space(8) });
