import { css } from '@emotion/react';
import { token } from '../../../tokens/tokens.ts';
import { space } from '../../../styles/space.ts';

export const cardText = css({ position: 'relative', padding: space(5.5, 5) });
export const cardEyebrow = css({
  fontSize: token('fs-micro'),
  lineHeight: token('lh-micro'),
  fontWeight: token('weight-medium'),
  color: token('sprout-300'),
});
export const cardTitle = css({
  marginTop: space(1),
  fontFamily: token('font-display'),
  fontSize: 'min(1.5rem, 8.5vw)',
  lineHeight: 'min(2.125rem, 12vw)',
  fontWeight: token('weight-bold'),
  whiteSpace: 'pre-line',
});
