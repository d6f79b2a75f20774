import { css } from '@emotion/react';
import { media } from '../../../styles/media.ts';
import { token } from '../../../tokens/tokens.ts';
import { space } from '../../../styles/space.ts';

export const wideText = css({
  position: 'relative',
  height: '100%',
  // oxlint-disable-next-line qinghe/use-tokens -- From the drawing: the words stand in its open part.
  paddingTop: '5.5rem',
  [media.phone]: { paddingTop: space(12) },
});
export const eyebrow = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-medium'),
  color: token('sprout-300'),
  '&::before': {
    content: '""',
    width: '1.5rem',
    height: '1.5px',
    background: 'currentColor',
  },
});
export const title = css({
  marginTop: space(4),
  fontFamily: token('font-display'),
  fontSize: '3.5rem',
  lineHeight: '4.625rem',
  fontWeight: token('weight-bold'),
  letterSpacing: '0.02em',
  whiteSpace: 'pre-line',
  [media.tablet]: { fontSize: token('fs-h1'), lineHeight: token('lh-h1') },
  // Limited by the viewport width, so that the title fits the slide with any text size.
  [media.phone]: { fontSize: 'min(2.125rem, 11.5vw)', lineHeight: 'min(3rem, 16.3vw)' },
});
export const description = css({
  maxWidth: '29rem',
  marginTop: space(4),
  fontSize: 'min(1.0625rem, 7.5vw)',
  lineHeight: 'min(1.875rem, 11vw)',
  color: token('text-on-slide'),
  whiteSpace: 'pre-line',
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginTop: space(8),
  [media.phone]: {
    gap: space(2),
    marginTop: space(6),
    '&& > *': {
      height: token('size-control-md'),
      paddingInline: space(4),
      fontSize: token('fs-body'),
    },
  },
});
