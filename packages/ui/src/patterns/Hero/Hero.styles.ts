import { css } from '@emotion/react';
import { bySite } from '../../styles/bySite.ts';
import { veil, WORDS_VEIL } from '../../styles/veil.ts';
import { token } from '../../tokens/tokens.ts';

export const fullLink = css({
  display: 'block',
  height: '100%',
  '&:focus-visible': { outlineColor: token('brand-300'), outlineOffset: '-4px' },
});
export const picture = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const whole = css({ objectFit: 'contain' });
/** A blurred copy behind a picture of another aspect ratio. */
export const blur = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transform: 'scale(1.2)',
  filter: 'blur(1rem)',
});
export const pictures = {
  wide: css({ objectPosition: '50% 85%' }),
  card: css({ objectPosition: '72% 100%' }),
};

/**
 * The text column is as wide as its text, so that the veil behind it ends with the text. It falls off slowly at both ends, because the eye
 * takes the kink of a straight ramp for an edge in the picture.
 */
export const column = css({
  position: 'relative',
  width: 'fit-content',
  '&::before': {
    '--fade': bySite('30vw', '5rem'),
    content: '""',
    position: 'absolute',
    // Higher than any slide; the slide clips it.
    top: '-40rem',
    right: 'calc(-0.5rem - var(--fade))',
    bottom: '-40rem',
    left: '-100vw',
    background: `linear-gradient(90deg, ${[
      `${veil(WORDS_VEIL)} calc(100% - var(--fade))`,
      `${veil(0.61)} calc(100% - var(--fade) * 0.75)`,
      `${veil(0.11)} calc(100% - var(--fade) * 0.25)`,
      'transparent',
    ].join(', ')})`,
  },
});
