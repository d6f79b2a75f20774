import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  position: 'absolute',
  top: 'calc(100% + 0.5rem)',
  right: 0,
  left: 0,
  zIndex: token('z-header'),
  minWidth: bySite('18rem', '0'),
  maxHeight: 'min(28rem, 60vh)',
  padding: bySite(space(2), space(2, 1)),
  overflowY: 'auto',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-lg'), '0'),
  background: token('surface-raised'),
  boxShadow: token('shadow-3'),
  // On the mobile site it fills the screen below the header with the field.
  '[data-h5] &': {
    top: '100%',
    height: ['calc(100vh - 3.5rem)', 'calc(100dvh - 3.5rem)'],
    maxHeight: 'none',
    border: 0,
    background: token('surface-page'),
    boxShadow: 'none',
  },
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space(0, 1, 0, 3),
});
export const title = css({ color: token('text-tertiary') });
export const clear = css({
  minWidth: bySite('2.5rem', token('size-touch-min')),
  minHeight: bySite('2rem', token('size-touch-min')),
  borderRadius: token('radius-xs'),
  color: token('text-secondary'),
  '&:hover': { color: token('text-primary') },
});
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderRadius: token('radius-sm'),
  [media.hover]: { '&:hover': { background: token('surface-sunken') } },
});
export const active = css({ background: token('surface-sunken') });
export const cell = css({ minWidth: 0 });
export const pick = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(2.5),
  width: '100%',
  minHeight: bySite('2.5rem', token('size-touch-min')),
  padding: space(0, 3),
  textAlign: 'start',
});
export const icon = css({ color: token('text-tertiary') });
export const forget = css({
  display: 'grid',
  placeItems: 'center',
  width: bySite('2.5rem', token('size-touch-min')),
  height: '100%',
  color: token('text-tertiary'),
  '&:hover': { color: token('text-primary') },
});
