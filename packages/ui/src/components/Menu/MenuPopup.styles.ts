import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

/** On the mobile site the list is a sheet at the bottom of the window. */
const H5 = '[data-h5] &';

export const backdrop = css({
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: token('z-scrim'),
  background: token('scrim'),
  transition: `opacity ${token('dur-slow')} ${token('ease-enter')}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

export const positioner = css({
  zIndex: token('z-dropdown'),
  [H5]: { zIndex: token('z-sheet'), display: 'grid', justifyItems: 'center' },
});

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
  [H5]: {
    width: '100%',
    maxWidth: token('container-h5'),
    maxHeight: ['calc(100vh - 3rem)', 'calc(100dvh - 3rem)'],
    paddingBottom: [space(2), `calc(${space(2)} + env(safe-area-inset-bottom, 0px))`],
    border: 'none',
    borderRadius: `${token('radius-xl')} ${token('radius-xl')} 0 0`,
    boxShadow: token('shadow-4'),
    transitionDuration: token('dur-slow'),
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
  },
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
  [H5]: { minHeight: '3.25rem' },
});
/** What keeps 取消 at the end of a sheet apart from the choices. */
export const gap = css({
  height: space(2),
  margin: space(2, -2),
  background: token('surface-sunken'),
});
export const cancel = css({ justifyContent: 'center', color: token('text-secondary') });
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
