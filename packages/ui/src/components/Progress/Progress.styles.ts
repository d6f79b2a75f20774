import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const bar = css({
  display: 'block',
  height: '0.375rem',
  overflow: 'hidden',
  borderRadius: token('radius-full'),
  background: token('surface-active'),
});
export const thin = css({ height: '0.25rem' });
export const fill = css({
  display: 'block',
  width: 'var(--progress)',
  height: '100%',
  borderRadius: 'inherit',
});
export const tones = {
  brand: css({ background: token('action-primary') }),
  warn: css({ background: token('warning-icon') }),
};

export const ring = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '4.5rem',
  height: '4.5rem',
});
export const drawing = css({ width: '100%', transform: 'rotate(-90deg)' });
export const track = css({ fill: 'none', stroke: token('surface-active'), strokeWidth: 6 });
export const arc = css({ fill: 'none', strokeWidth: 6, strokeLinecap: 'round' });
export const arcTones = {
  brand: css({ stroke: token('action-primary') }),
  warn: css({ stroke: token('warning-icon') }),
};
export const value = css({
  position: 'absolute',
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-semibold'),
});
