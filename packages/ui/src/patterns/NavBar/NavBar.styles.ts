import { css } from '@emotion/react';
import { truncate } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-header'),
  paddingTop: ['0', 'env(safe-area-inset-top, 0px)'],
  background: token('header-glass'),
  WebkitBackdropFilter: 'blur(16px)',
  backdropFilter: 'blur(16px)',
});
export const plain = css({
  background: 'transparent',
  WebkitBackdropFilter: 'none',
  backdropFilter: 'none',
});
export const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: token('size-h5-navbar'),
  padding: space(0, 2, 0, 1),
});
export const over = css({ height: 0 });
export const overRow = css({
  height: 'auto',
  padding: space(3, 3, 0),
  '& button': {
    borderRadius: '50%',
    background: token('scrim'),
    color: token('text-on-strong'),
    '&:hover, &:active': { background: token('scrim'), color: token('text-on-strong') },
  },
});
export const title = css([
  truncate,
  {
    position: 'absolute',
    right: '4rem',
    left: '4rem',
    fontSize: '1.0625rem',
    lineHeight: token('lh-body'),
    fontWeight: token('weight-semibold'),
    textAlign: 'center',
    pointerEvents: 'none',
  },
]);
export const back = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: token('size-touch-min'),
  height: token('size-touch-min'),
  borderRadius: token('radius-md'),
  '&:active': { background: token('surface-active') },
});
export const right = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
});
