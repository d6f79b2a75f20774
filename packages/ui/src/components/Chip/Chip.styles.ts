import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: '0.375rem',
  maxWidth: '100%',
  height: 'fit-content',
  minHeight: '2.25rem',
  padding: '0.25rem 1rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-full'),
  background: token('surface-base'),
  color: token('text-secondary'),
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  fontWeight: 500,
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: token('dur-fast'),
  '&:hover': { borderColor: token('border-strong'), color: token('text-primary') },
  '[data-h5] &': { minHeight: '2.125rem', paddingInline: '0.875rem' },
  /** Widens the touch area to 44 design px. */
  '[data-h5] &::after': {
    content: '""',
    position: 'absolute',
    top: '-0.375rem',
    right: '-0.25rem',
    bottom: '-0.375rem',
    left: '-0.25rem',
  },
});

export const on = css({
  // The tokens are the system's own colours where it chooses them: no plate below the words.
  forcedColorAdjust: 'none',
  '&, &:hover': {
    background: token('text-primary'),
    borderColor: token('text-primary'),
    color: token('surface-base'),
  },
});

export const disabled = css({
  '&, &:hover': {
    background: token('surface-disabled'),
    borderColor: token('border-subtle'),
    color: token('text-disabled'),
    cursor: 'not-allowed',
  },
});
