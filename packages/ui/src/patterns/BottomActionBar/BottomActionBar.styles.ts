import { css } from '@emotion/react';
import { space } from '../../styles/space.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: token('z-bottom-bar'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 3),
  maxWidth: token('container-h5'),
  marginInline: 'auto',
  padding: [space(2, 4), `${space(2, 4)} calc(${space(2)} + env(safe-area-inset-bottom, 0px))`],
  background: token('surface-base'),
  boxShadow: token('shadow-up'),
});
