import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';
import { oneColumnOnH5 } from '../../styles/site.ts';

export const root = css([
  oneColumnOnH5,
  {
    display: 'grid',
    textAlign: 'start',
    // Two columns, or one where a card would be narrower than its icon, a short text and its circle need.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(12rem, 100%), (100% - ${space(4)}) / 2), 1fr))`,
    gap: bySite(space(4), '0'),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: bySite(space(3), '0') },
  },
]);
export const option = css({
  position: 'relative',
  cursor: 'pointer',
  '& + &': { borderTop: `${bySite('0', '1px')} solid ${token('border-subtle')}` },
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
  gap: bySite(space(3.5), space(3)),
  minHeight: bySite('4.125rem', '3.25rem'),
  padding: bySite(space(3.5, 5), space(1, 0)),
  border: `${bySite('1px', '0')} solid ${token('border-default')}`,
  borderRadius: bySite(token('radius-lg'), token('radius-sm')),
  background: token('surface-base'),
  transitionProperty: 'background-color, border-color',
  transitionDuration: token('dur-fast'),
  'input:hover + &': { borderColor: token('border-strong') },
  'input:checked + &': {
    borderColor: token('border-brand'),
    boxShadow: wordBySite(`inset 0 0 0 1px ${token('border-brand')}`, 'none'),
    background: wordBySite(token('surface-brand-subtle'), 'none'),
  },
  'input:focus + &': {
    outline: `${token('focus-width')} solid ${token('focus-ring')}`,
    outlineOffset: token('focus-offset'),
  },
  'input:focus:not(:focus-visible) + &': { outline: 'none' },
});
export const icon = css({
  display: 'flex',
  flex: 'none',
  /* Logos may be wide or square: all have the same height and keep their aspect ratio. */
  '& > img': {
    width: 'auto',
    minWidth: bySite('1.75rem', '1.5rem'),
    maxWidth: '5rem',
    height: bySite('1.75rem', '1.5rem'),
    objectFit: 'contain',
  },
});
export const words = css({
  flex: 1,
  minWidth: 0,
  fontWeight: bySite(token('weight-medium'), token('weight-regular')),
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
