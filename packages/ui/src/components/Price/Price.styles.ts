import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  color: token('text-price'),
  fontFamily: token('font-num'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: token('weight-semibold'),
  whiteSpace: 'nowrap',
});
export const sizes = {
  s: css({ fontSize: token('fs-body'), lineHeight: token('lh-body') }),
  m: css({ fontSize: token('fs-title'), lineHeight: token('lh-body') }),
  l: css({ fontSize: '1.5rem', lineHeight: token('lh-h3') }),
  xl: css({ fontSize: token('fs-h1'), lineHeight: token('lh-h2'), letterSpacing: '-0.02em' }),
};
export const sign = css({ marginInlineEnd: '0.08em', fontSize: '0.78em' });

export const free = css({
  color: token('text-brand'),
  fontFamily: token('font-sans'),
  letterSpacing: 'normal',
});
export const freeSizes = {
  s: css({ fontSize: token('fs-body') }),
  m: css({ fontSize: token('fs-body-lg') }),
  l: css({ fontSize: '1.25rem' }),
  xl: css({ fontSize: token('fs-h2') }),
};

export const struck = css({
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: token('weight-regular'),
  letterSpacing: 'normal',
});
