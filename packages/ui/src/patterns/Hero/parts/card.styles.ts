import { css } from '@emotion/react';
import { token } from '../../../tokens/tokens.ts';

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
