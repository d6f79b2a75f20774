import { css, type CSSObject } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { veil, whiteVeil } from '../../styles/veil.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  height: token('size-control-md'),
  paddingInline: space(5),
  border: '1px solid transparent',
  borderRadius: bySite(token('radius-md'), token('radius-full')),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-medium'),
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transitionProperty: 'transform, background-color, border-color, color',
  // The press is quicker than its colours.
  transitionDuration: `${token('dur-instant')}, ${Array(3).fill(token('dur-fast')).join()}`,
  transitionTimingFunction: token('ease-standard'),
});

export const sizes = {
  xs: css({
    height: token('size-control-xs'),
    paddingInline: space(3),
    borderRadius: bySite(corner(0.4375), token('radius-full')),
    fontSize: token('fs-caption'),
  }),
  sm: css({
    height: token('size-control-sm'),
    paddingInline: space(4),
    borderRadius: bySite(corner(0.5), token('radius-full')),
    fontSize: token('fs-label'),
  }),
  md: null,
  lg: css({
    height: token('size-control-lg'),
    paddingInline: space(7),
    borderRadius: bySite(corner(0.75), token('radius-full')),
    fontSize: token('fs-body-lg'),
  }),
};

export const variants = {
  primary: css({
    forcedColorAdjust: 'none',
    background: token('action-primary'),
    color: token('text-on-brand'),
  }),
  soft: css({ background: token('surface-brand-muted'), color: token('text-brand') }),
  outline: css({
    borderColor: token('border-default'),
    background: token('surface-base'),
    color: token('text-primary'),
  }),
  ghost: css({ color: token('text-primary') }),
  danger: css({ background: token('action-danger'), color: token('text-inverse') }),
  accent: css({
    background: token('action-accent'),
    color: token('action-accent-text'),
    fontWeight: token('weight-semibold'),
    '&:focus-visible': { outlineColor: token('brand-300') },
  }),
  onStrong: css({
    borderColor: whiteVeil(0.56),
    background: veil(0.36),
    color: token('white'),
    '&:focus-visible': { outlineColor: token('brand-300') },
  }),
};

const answer = (background: string, pressed?: CSSObject, borderColor?: string) =>
  css({ '&:hover': { background, borderColor }, '&:active': pressed });
const pressed = { background: token('surface-active') };

/** How a button answers to the pointer; left out while it takes no press, so that it keeps its colour. */
export const answers = {
  primary: answer(token('action-primary-hover'), {
    background: token('action-primary-active'),
    transform: 'scale(var(--press))',
  }),
  soft: answer(token('success-border'), { filter: 'brightness(0.95)' }),
  outline: answer(token('surface-hover'), pressed, token('border-strong')),
  ghost: answer(token('surface-hover'), pressed),
  danger: answer(token('action-danger-hover'), { filter: 'brightness(0.9)' }),
  accent: answer(token('action-accent-hover'), { background: token('sprout-400') }),
  onStrong: answer(veil(0.6)),
};

export const disabled = css({
  background: token('surface-disabled'),
  borderColor: 'transparent',
  color: token('text-disabled'),
  cursor: 'not-allowed',
});
export const loading = css({ cursor: 'progress' });

/** Holds the width of the idle content below the spinner and its text. */
export const stack = css({
  display: 'grid',
  justifyItems: 'center',
  '& > *': { gridArea: '1 / 1' },
});
const content = { display: 'flex', alignItems: 'center', gap: space(2) };
export const idle = css(content, { visibility: 'hidden' });
/** A longer text uses some of the padding before it widens the button. */
export const running = css(content, { marginInline: space(-2) });
export const block = css({ display: 'flex', width: '100%' });
export const pill = css({
  height: '3rem',
  borderRadius: token('radius-full'),
  fontWeight: token('weight-semibold'),
});
