import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(4),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
});
export const option = css({
  position: 'relative',
  cursor: 'pointer',
  '[data-h5] & + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const control = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const face = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3.5),
  minHeight: '4.125rem',
  padding: space(3.5, 5),
  border: `1px solid ${token('border-default')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
  transitionProperty: 'background-color, border-color',
  transitionDuration: token('dur-fast'),
  'input:hover + &': { borderColor: token('border-strong') },
  'input:checked + &': {
    borderColor: token('border-brand'),
    boxShadow: `inset 0 0 0 1px ${token('border-brand')}`,
    background: token('surface-brand-subtle'),
  },
  'input:focus + &': {
    outline: `${token('focus-width')} solid ${token('focus-ring')}`,
    outlineOffset: token('focus-offset'),
  },
  'input:focus:not(:focus-visible) + &': { outline: 'none' },
  '[data-h5] &': {
    minHeight: '3.25rem',
    gap: space(3),
    padding: space(1, 0),
    border: 0,
    borderRadius: token('radius-sm'),
  },
  '[data-h5] input:checked + &': { boxShadow: 'none', background: 'none' },
});
export const icon = css({
  display: 'flex',
  flex: 'none',
  /* Schools send word marks as well as squares: all are equally high, none is squashed. */
  '& > img': {
    width: 'auto',
    minWidth: '1.75rem',
    maxWidth: '5rem',
    height: '1.75rem',
    objectFit: 'contain',
  },
  '[data-h5] & > img': { minWidth: '1.5rem', height: '1.5rem' },
});
export const words = css({
  flex: 1,
  minWidth: 0,
  fontWeight: token('weight-medium'),
  '[data-h5] &': { fontWeight: token('weight-regular') },
});
export const radio = css({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1.5px solid ${token('border-control')}`,
  borderRadius: '50%',
  background: token('surface-base'),
  'input:checked + * > &': { border: `0.375rem solid ${token('action-primary')}` },
});
