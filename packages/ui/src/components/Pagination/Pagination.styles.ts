import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const list = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space(1.5),
  [media.phone]: { justifyContent: 'space-between' },
});
export const box = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.5rem',
  height: '2.5rem',
  paddingInline: space(2),
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  fontFamily: token('font-num'),
  fontSize: token('fs-label'),
  lineHeight: 1,
  fontWeight: token('weight-medium'),
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
