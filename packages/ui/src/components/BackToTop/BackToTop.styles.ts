import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'fixed',
  right: '2rem',
  bottom: '2.5rem',
  zIndex: token('z-back-top'),
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: '50%',
  background: token('surface-raised'),
  color: token('text-secondary'),
  boxShadow: token('shadow-3'),
  visibility: 'hidden',
  opacity: 0,
  transitionProperty: 'opacity, visibility, color',
  transitionDuration: token('dur-base'),
  '&:hover': { color: token('text-brand') },
  '&:active': { background: token('surface-active') },
});
export const visible = css({ visibility: 'visible', opacity: 1 });

/** In the corner of the mobile site's column, which is in the middle of a wider window. */
const right = `max(1rem, calc(50% - ${token('container-h5')} / 2 + 1rem))`;

export const places = {
  page: null,
  phone: css({
    right,
    bottom: ['1rem', 'calc(1rem + env(safe-area-inset-bottom, 0px))'],
  }),
  aboveBar: css({
    right,
    bottom: [
      `calc(${token('size-h5-tabbar')} + 1rem)`,
      `calc(${token('size-h5-tabbar')} + 1rem + env(safe-area-inset-bottom, 0px))`,
    ],
  }),
};
