import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

export const list = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '0.375rem',
  [media.phone]: { justifyContent: 'space-between' },
});
export const box = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.5rem',
  height: '2.5rem',
  paddingInline: '0.5rem',
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  fontFamily: token('font-num'),
  fontSize: '0.875rem',
  lineHeight: 1,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { minWidth: '2.75rem', height: '2.75rem' },
});
export const link = css({
  transition: `background-color ${token('dur-fast')}`,
  '&:hover': { background: token('surface-hover') },
});
export const current = css({
  forcedColorAdjust: 'none',
  '&, &:hover': { background: token('action-primary'), color: token('text-on-brand') },
});
export const disabled = css({ color: token('text-disabled') });
export const wide = css({ [media.phone]: { display: 'none' } });
export const small = css({ display: 'none', [media.phone]: { display: 'block' } });
