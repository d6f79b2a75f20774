import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const code = css({ width: '100%', height: '100%' });
export const sign = css({
  fill: token('brand-700'),
  fontFamily: token('font-display'),
  fontWeight: token('weight-bold'),
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
