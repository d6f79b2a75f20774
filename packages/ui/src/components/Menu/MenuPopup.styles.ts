import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const positioner = css({ zIndex: token('z-dropdown') });

export const popup = css({
  width: '15rem',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: space(2),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(1),
  background: token('surface-overlay'),
  color: token('text-primary'),
  boxShadow: token('shadow-3'),
  transitionProperty: 'opacity, transform',
  transitionDuration: token('dur-base'),
  transitionTimingFunction: token('ease-enter'),
  '&:focus': { outline: 'none' },
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(-0.25rem)' },
  '&[data-ending-style]': { transitionTimingFunction: token('ease-exit') },
});

export const header = css({ padding: space(3) });

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(2.5, 3),
  borderRadius: token('radius-md'),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
  cursor: 'pointer',
  userSelect: 'none',
  outlineOffset: '-2px',
  '&[data-highlighted]': { background: token('surface-hover') },
  // On the dark overlay `surface-hover` is not distinguishable.
  '[data-theme="dark"] &[data-highlighted]': { background: token('surface-active') },
});
export const current = css({ color: token('text-brand'), fontWeight: token('weight-semibold') });
export const danger = css({ color: token('danger-text') });
export const disabled = css({ color: token('text-disabled'), cursor: 'not-allowed' });
export const icon = css({ color: token('text-tertiary') });
export const check = css({ marginLeft: 'auto' });
export const strongIcon = css({ color: 'inherit' });

export const separator = css({
  height: 1,
  margin: space(2, 3),
  background: token('border-subtle'),
  '[data-theme="dark"] &': { background: token('border-default') },
});
