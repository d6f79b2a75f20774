import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
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
/** What surrounds a picture of another shape: its own colours. */
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
/** Words stand in a column of their own width, so that the veil below them ends where they do. */
export const column = css({
  position: 'relative',
  width: 'fit-content',
  '&::before': {
    content: '""',
    position: 'absolute',
    // As high as the slide, which cuts it.
    top: '-40rem',
    right: '-20rem',
    bottom: '-40rem',
    left: '-100vw',
    background: `linear-gradient(90deg, ${veil(WORDS_VEIL)} calc(100% - 18rem), transparent)`,
  },
});

export const wideText = css({
  position: 'relative',
  height: '100%',
  paddingTop: '5.5rem',
  [media.phone]: { paddingTop: '3rem' },
});
export const eyebrow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  fontWeight: 500,
  color: token('sprout-300'),
  '&::before': {
    content: '""',
    width: '1.5rem',
    height: '1.5px',
    background: 'currentColor',
  },
});
export const title = css({
  marginTop: '1rem',
  fontFamily: token('font-display'),
  fontSize: '3.5rem',
  lineHeight: '4.625rem',
  fontWeight: 700,
  letterSpacing: '0.02em',
  whiteSpace: 'pre-line',
  [media.tablet]: { fontSize: '2.25rem', lineHeight: '3rem' },
  // However large the letters of the reader are, a headline stays in its slide.
  [media.phone]: { fontSize: 'min(2.125rem, 11.5vw)', lineHeight: 'min(3rem, 16.3vw)' },
});
export const description = css({
  maxWidth: '29rem',
  marginTop: '1rem',
  fontSize: 'min(1.0625rem, 7.5vw)',
  lineHeight: 'min(1.875rem, 11vw)',
  color: token('text-on-slide'),
  whiteSpace: 'pre-line',
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  marginTop: '2rem',
  [media.phone]: {
    gap: '0.5rem',
    marginTop: '1.5rem',
    '&& > *': { height: token('size-control-md'), paddingInline: '1rem', fontSize: '0.9375rem' },
  },
});

export const cardText = css({ position: 'relative', padding: '1.375rem 1.25rem' });
export const cardEyebrow = css({
  fontSize: token('fs-micro'),
  lineHeight: token('lh-micro'),
  fontWeight: 500,
  color: token('sprout-300'),
});
export const cardTitle = css({
  marginTop: '0.25rem',
  fontFamily: token('font-display'),
  fontSize: 'min(1.5rem, 8.5vw)',
  lineHeight: 'min(2.125rem, 12vw)',
  fontWeight: 700,
  whiteSpace: 'pre-line',
});
