import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  color: token('text-price'),
  fontFamily: token('font-num'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const sizes = {
  s: css({ fontSize: '0.9375rem', lineHeight: '1.5rem' }),
  m: css({ fontSize: '1.125rem', lineHeight: '1.5rem' }),
  l: css({ fontSize: '1.5rem', lineHeight: '2rem' }),
  xl: css({ fontSize: '2.25rem', lineHeight: '2.5rem', letterSpacing: '-0.02em' }),
};
export const sign = css({ marginInlineEnd: '0.08em', fontSize: '0.78em' });

export const free = css({
  color: token('text-brand'),
  fontFamily: token('font-sans'),
  letterSpacing: 'normal',
});
export const freeSizes = {
  s: css({ fontSize: '0.9375rem' }),
  m: css({ fontSize: '1rem' }),
  l: css({ fontSize: '1.25rem' }),
  xl: css({ fontSize: '1.75rem' }),
};

export const struck = css({
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: 400,
  letterSpacing: 'normal',
});
