import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: '1px solid transparent',
  color: token('text-secondary'),
  transitionProperty: 'background-color, color',
  transitionDuration: token('dur-fast'),
  transitionTimingFunction: token('ease-standard'),
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  '&:active': { background: token('surface-active') },
  '&[aria-pressed="true"]': {
    background: token('surface-brand-muted'),
    color: token('text-brand'),
  },
});

export const sizes = {
  md: css({
    width: bySite('2.5rem', token('size-touch-min')),
    height: bySite('2.5rem', token('size-touch-min')),
    borderRadius: token('radius-md'),
  }),
  lg: css({
    width: token('size-control-lg'),
    height: token('size-control-lg'),
    borderRadius: corner(0.75),
  }),
};

export const bordered = css({
  borderColor: token('border-default'),
  background: token('surface-base'),
  '&:hover': { borderColor: token('border-strong') },
});

export const disabled = css({
  '&, &:hover, &:active': {
    background: 'transparent',
    color: token('text-disabled'),
    cursor: 'not-allowed',
  },
});

export const filledIcon = css({ fill: 'currentColor' });
