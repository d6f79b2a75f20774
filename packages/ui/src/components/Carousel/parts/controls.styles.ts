import { css, keyframes } from '@emotion/react';
import { media } from '../../../styles/media.ts';
import { MARKS_VEIL, veil, whiteVeil } from '../../../styles/veil.ts';
import { token } from '../../../tokens/tokens.ts';
import { space } from '../../../styles/space.ts';

/** Forced-colours mode. Not part of `media`, which is in the first bundle of every visit. */
const forcedColours = '@media (forced-colors: active)';

/** Places the wide controls in the page's column, above a panel that overlaps the carousel. */
export const wideFrame = css({
  position: 'absolute',
  right: 0,
  bottom: '7.25rem',
  left: 0,
  zIndex: 2,
  pointerEvents: 'none',
  [media.compact]: { bottom: '6rem' },
  [media.phone]: { bottom: '4.5rem' },
});
export const wideControls = css({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space(2),
  '& > *': { pointerEvents: 'auto' },
});
export const roundButton = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  background: veil(MARKS_VEIL),
  color: token('white'),
  backdropFilter: 'blur(8px)',
  transitionProperty: 'background-color',
  transitionDuration: token('dur-fast'),
  '&:hover': { background: veil(0.76) },
  '&:active': { background: veil(0.88) },
  '&:focus-visible': { outlineColor: token('brand-300') },
});
export const bars = css({
  display: 'flex',
  paddingInline: space(2),
  borderRadius: token('radius-full'),
  background: veil(MARKS_VEIL),
});
/** A target 24 px high around a visible bar 4 px high. */
export const barButton = css({
  display: 'grid',
  alignItems: 'center',
  height: '1.5rem',
  paddingInline: space(1),
  '&:focus-visible': { outlineColor: token('brand-300') },
});
export const bar = css({
  display: 'block',
  width: '1.75rem',
  height: '0.25rem',
  borderRadius: token('radius-full'),
  background: whiteVeil(0.7),
  overflow: 'hidden',
  transitionProperty: 'width',
  transitionDuration: token('dur-base'),
  [forcedColours]: { outline: '1px solid CanvasText', background: 'Canvas' },
});
export const currentBar = css({ width: '3.5rem' });

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } });
export const fill = css({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: token('white'),
  transformOrigin: '0 50%',
  [forcedColours]: { background: 'Highlight' },
});
/**
 * A step for each pixel of the bar. A smooth growth would keep the main thread busy sixty times a second: while lazy pictures wait
 * to come near, Chromium asks after each frame of a transform whether they have.
 */
export const filling = css({ animation: `${grow} var(--carousel-interval) steps(56)` });
export const fillingCard = css({ animation: `${grow} var(--carousel-interval) steps(20)` });

export const cardControls = css({
  position: 'absolute',
  right: '0.875rem',
  bottom: '0.75rem',
  zIndex: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space(1.5),
  height: '1.25rem',
  paddingInline: space(2),
  borderRadius: token('radius-full'),
  background: veil(MARKS_VEIL),
});
/** The visible pill is small; the target of each of its two buttons is at least 44 px. */
export const cardButton = css({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  // The pill is 20 px high; its buttons extend 2 px above and below it.
  minWidth: 24,
  height: 24,
  marginBlock: -2,
  color: token('white'),
  '&:focus-visible': { outlineColor: token('brand-300') },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '50%',
    height: '2.75rem',
    marginTop: space(-5.5),
  },
});
export const cardToggle = css({ '&::after': { right: '-0.1875rem', width: '2.75rem' } });
export const cardNext = css({ '&::after': { left: '-0.1875rem', width: 'calc(100% + 1rem)' } });
export const cardBar = css({
  width: '0.375rem',
  background: whiteVeil(0.7),
});
export const currentCardBar = css({ width: '1.25rem' });
