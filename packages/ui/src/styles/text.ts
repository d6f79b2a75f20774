import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

const display = { fontFamily: token('font-display'), fontWeight: 700, letterSpacing: '0.01em' };

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
  h3: css({ fontSize: token('fs-h3'), lineHeight: token('lh-h3'), fontWeight: 600 }),
  title: css({ fontSize: token('fs-title'), lineHeight: token('lh-title'), fontWeight: 600 }),
  subtitle: css({
    fontSize: token('fs-subtitle'),
    lineHeight: token('lh-subtitle'),
    fontWeight: 600,
    textWrap: 'pretty',
  }),
  bodyLarge: css({ fontSize: token('fs-body-lg'), lineHeight: token('lh-body-lg') }),
  body: css({ fontSize: token('fs-body'), lineHeight: token('lh-body') }),
  label: css({ fontSize: token('fs-label'), lineHeight: token('lh-label'), fontWeight: 500 }),
  caption: css({ fontSize: token('fs-caption'), lineHeight: token('lh-caption') }),
  micro: css({ fontSize: token('fs-micro'), lineHeight: token('lh-micro'), fontWeight: 500 }),
  /** Figures that line up: prices, counters, times. */
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

/** Hidden from sight, read by screen readers. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
