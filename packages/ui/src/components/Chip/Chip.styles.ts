import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';

export const root = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space(1.5),
  maxWidth: '100%',
  height: 'fit-content',
  minHeight: bySite('2.25rem', '2.125rem'),
  padding: bySite(space(1, 4), space(1, 3.5)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-full'),
  background: token('surface-base'),
  color: token('text-secondary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-medium'),
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: token('dur-fast'),
  '&:hover': { borderColor: token('border-strong'), color: token('text-primary') },
  /** Widens the touch area of the mobile site to 44 design px. */
  '&::after': {
    content: wordBySite('none', '""'),
    position: 'absolute',
    top: '-0.375rem',
    right: '-0.25rem',
    bottom: '-0.375rem',
    left: '-0.25rem',
  },
});

export const on = css({
  // In forced-colours mode the tokens are system colours already; this avoids a backplate behind the text.
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
