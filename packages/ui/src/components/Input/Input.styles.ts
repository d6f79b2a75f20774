import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  borderRadius: token('radius-md'),
  background: token('surface-base'),
  color: token('text-primary'),
});

export const sizes = {
  sm: css({ height: bySite('2.5rem', token('size-touch-min')) }),
  md: css({ height: bySite('3rem', '3.125rem') }),
};

export const disabledRoot = css({
  background: token('surface-disabled'),
  color: token('text-disabled'),
});

export const icon = css({
  position: 'absolute',
  left: '0.875rem',
  color: token('text-tertiary'),
  pointerEvents: 'none',
});

export const control = css({
  flex: 1,
  alignSelf: 'stretch',
  width: '100%',
  padding: space(0, 3.5),
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  fontSize: bySite(token('fs-body'), 'max(16px, 0.9375rem)'),
  lineHeight: token('lh-body'),
  textOverflow: 'ellipsis',
  appearance: 'none',

  '&::placeholder': { color: token('text-tertiary'), opacity: 1 },
  '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
  '&:disabled::placeholder': { color: token('text-disabled') },
  // The frame shows the focus; in forced-colours mode this outline becomes visible instead.
  '&:focus': { outline: '2px solid transparent' },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&::-ms-reveal': { display: 'none' },
  '&:-webkit-autofill': {
    WebkitTextFillColor: token('text-primary'),
    boxShadow: `inset 0 0 0 100px ${token('surface-base')}`,
  },
});
export const withIcon = css({
  paddingInlineStart: `calc(${space(3.5)} + ${space(5)} + ${space(2)})`,
});

export const frame = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  border: `1px solid ${token('border-control')}`,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  transition: `border-color ${token('dur-fast')} ${token('ease-standard')}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -1,
    right: -1,
    bottom: -1,
    left: -1,
    borderRadius: 'inherit',
    boxShadow: `0 0 0 3px ${token('focus-ring')}`,
    opacity: 0,
    transition: `opacity ${token('dur-fast')} ${token('ease-standard')}`,
  },
  'input:hover + &': { borderColor: token('border-strong') },
  'input:focus + &': { borderColor: token('border-brand') },
  'input[aria-invalid="true"] + &': { borderColor: token('danger-icon') },
  'input:focus + &::after': { opacity: 0.22 },
  'input:disabled + &': { borderColor: token('border-default') },
});

export const clear = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  width: token('size-touch-min'),
  marginInlineStart: space(-3.5),
  borderRadius: token('radius-md'),
  color: token('text-tertiary'),
  outlineOffset: '-4px',
  '&:hover': { color: token('text-primary') },
  'input:placeholder-shown ~ &': { display: 'none' },
});

export const trailing = css({
  position: 'relative',
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: space(3.5),
});
