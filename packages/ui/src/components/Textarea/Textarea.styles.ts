import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  padding: space(3, 3.5),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-md'),
  background: token('surface-base'),
  color: token('text-primary'),
  fontSize: bySite(token('fs-body'), 'max(16px, 0.9375rem)'),
  lineHeight: token('lh-body'),
  resize: 'vertical',
  appearance: 'none',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: token('dur-fast'),
  transitionTimingFunction: token('ease-standard'),

  '&::placeholder': { color: token('text-tertiary'), opacity: 1 },
  '&:hover': { borderColor: token('border-strong') },
  // In forced-colours mode this outline becomes visible.
  '&:focus': {
    borderColor: token('border-brand'),
    boxShadow: [
      `0 0 0 3px ${token('border-brand')}`,
      `0 0 0 3px color-mix(in srgb, ${token('focus-ring')} 22%, transparent)`,
    ],
    outline: '2px solid transparent',
  },
  '&[aria-invalid="true"]': { borderColor: token('danger-icon') },
  '&:disabled': {
    borderColor: token('border-default'),
    background: token('surface-disabled'),
    WebkitTextFillColor: 'currentColor',
    color: token('text-disabled'),
    opacity: 1,
    cursor: 'not-allowed',
    resize: 'none',
  },
});
