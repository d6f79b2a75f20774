import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

const display = {
  fontFamily: token('font-display'),
  fontWeight: token('weight-bold'),
  letterSpacing: '0.01em',
};

/** Text styles of the design, one per role. Compose them in a component's `css` array. */
export const text = {
  display: css({
    ...display,
    fontSize: token('fs-display'),
    lineHeight: token('lh-display'),
    letterSpacing: '0.02em',
  }),
  h1: css({
    ...display,
    fontSize: token('fs-h1'),
    lineHeight: token('lh-h1'),
    textWrap: 'balance',
  }),
  h2: css({
    ...display,
    fontSize: token('fs-h2'),
    lineHeight: token('lh-h2'),
    textWrap: 'balance',
  }),
  h3: css({
    fontSize: token('fs-h3'),
    lineHeight: token('lh-h3'),
    fontWeight: token('weight-semibold'),
  }),
  title: css({
    fontSize: token('fs-title'),
    lineHeight: token('lh-title'),
    fontWeight: token('weight-semibold'),
  }),
  subtitle: css({
    fontSize: token('fs-subtitle'),
    lineHeight: token('lh-subtitle'),
    fontWeight: token('weight-semibold'),
    textWrap: 'pretty',
  }),
  bodyLarge: css({ fontSize: token('fs-body-lg'), lineHeight: token('lh-body-lg') }),
  body: css({ fontSize: token('fs-body'), lineHeight: token('lh-body') }),
  label: css({
    fontSize: token('fs-label'),
    lineHeight: token('lh-label'),
    fontWeight: token('weight-medium'),
  }),
  caption: css({ fontSize: token('fs-caption'), lineHeight: token('lh-caption') }),
  micro: css({
    fontSize: token('fs-micro'),
    lineHeight: token('lh-micro'),
    fontWeight: token('weight-medium'),
  }),
  /** Figures of equal width, for prices, counters and times. */
  number: css({ fontFamily: token('font-num'), fontVariantNumeric: 'tabular-nums' }),
};

/** One line, cut with an ellipsis. */
export const truncate = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Two lines, the rest cut. */
export const clampTwoLines = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** Visually hidden, still read by screen readers. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
