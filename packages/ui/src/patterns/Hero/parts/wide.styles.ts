import { css } from '@emotion/react';
import { media } from '../../../styles/media.ts';
import { token } from '../../../tokens/tokens.ts';

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
