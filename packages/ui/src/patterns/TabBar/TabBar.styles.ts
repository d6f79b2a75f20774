import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: token('z-bottom-bar'),
  maxWidth: token('container-h5'),
  marginInline: 'auto',
  paddingBottom: ['0', 'env(safe-area-inset-bottom, 0px)'],
  background: token('surface-base'),
  boxShadow: `0 -1px 0 ${token('border-subtle')}`,
});
export const list = css({ display: 'flex', height: token('size-h5-tabbar') });
export const cell = css({ flex: '1 1 0', minWidth: 0 });
export const item = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  fontSize: token('fs-micro'),
  lineHeight: '1rem',
  fontWeight: token('weight-medium'),
  color: token('text-secondary'),
  '&:active': { color: token('text-primary') },
  '&:focus-visible': { outlineOffset: '-4px' },
});
export const current = css({ color: token('text-brand'), fontWeight: token('weight-semibold') });
export const icon = css({ marginBottom: space(0.5) });
export const badge = css({
  position: 'absolute',
  top: '0.25rem',
  left: 'calc(50% + 0.25rem)',
  display: 'flex',
  borderRadius: token('radius-full'),
  boxShadow: `0 0 0 2px ${token('surface-base')}`,
  ':empty': { display: 'none' },
});
