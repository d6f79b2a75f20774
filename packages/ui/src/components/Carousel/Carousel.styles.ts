import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'relative',
  overflow: 'hidden',
  background: token('surface-slide'),
  color: token('white'),
  touchAction: 'pan-y',
});
export const layouts = {
  wide: css({ height: '33.5rem', [media.phone]: { height: '31rem' } }),
  card: css({ height: '10.75rem', borderRadius: corner(1.125) }),
};

export const slide = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  visibility: 'hidden',
  opacity: 0,
  transitionProperty: 'opacity, visibility',
  transitionDuration: token('dur-slower'),
  transitionTimingFunction: token('ease-standard'),
});
export const currentSlide = css({ visibility: 'visible', opacity: 1 });
/** A slide that cannot be shown yet: `display: none` keeps its lazy pictures from loading. */
export const laterSlide = css({ display: 'none' });
