import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

const cover = { position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 } as const;

export const backdrop = css({
  ...cover,
  zIndex: token('z-scrim'),
  background: token('scrim'),
  opacity: 'calc(1 - var(--drawer-swipe-progress, 0))',
  transition: `opacity ${token('dur-slow')} ${token('ease-enter')}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
  '&[data-swiping]': { transitionDuration: '0ms' },
});

export const viewport = css({ ...cover, zIndex: token('z-sheet'), display: 'flex' });
export const viewports = {
  bottom: css({ alignItems: 'flex-end', justifyContent: 'center' }),
  left: css({ justifyContent: 'flex-start' }),
};

export const popup = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  background: token('surface-overlay'),
  color: token('text-primary'),
  boxShadow: token('shadow-4'),
  transition: `transform ${token('dur-slow')} ${token('ease-enter')}`,
  '&:focus': { outline: 'none' },
  '&[data-swiping]': { transitionDuration: '0ms', userSelect: 'none' },
  '&[data-ending-style]': { transitionTimingFunction: token('ease-exit') },
});
export const popups = {
  bottom: css({
    width: '100%',
    maxWidth: token('container-h5'),
    maxHeight: ['calc(100vh - 3rem)', 'calc(100dvh - 3rem)'],
    borderRadius: `${token('radius-xl')} ${token('radius-xl')} 0 0`,
    transform: 'translateY(var(--drawer-swipe-movement-y, 0))',
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
  }),
  left: css({
    width: '17.5rem',
    maxWidth: 'calc(100vw - 3rem)',
    height: '100%',
    transform: 'translateX(var(--drawer-swipe-movement-x, 0))',
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)' },
  }),
};

/** The grip is also a close button, for people who cannot drag or press Esc. */
export const grip = css({
  position: 'relative',
  flex: 'none',
  display: 'block',
  width: '5rem',
  height: '2rem',
  margin: '0 auto',
  padding: space(3, 5.5, 4),
  borderRadius: token('radius-md'),
  outlineOffset: '-4px',
  '&::before': {
    content: '""',
    display: 'block',
    height: '0.25rem',
    borderRadius: token('radius-full'),
    background: token('border-default'),
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '-0.75rem',
    right: 0,
    bottom: 0,
    left: 0,
  },
});

export const header = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
export const headers = {
  bottom: css({ padding: space(0, 6, 3) }),
  left: css({ minHeight: '4rem', padding: space(3, 3, 3, 6) }),
};

export const body = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const bodies = {
  bottom: css({
    padding: [
      space(0, 6, 8),
      `${space(0, 6)} calc(${space(8)} + env(safe-area-inset-bottom, 0px))`,
    ],
  }),
  left: css({
    padding: [
      space(0, 6, 6),
      `${space(0, 6)} calc(${space(6)} + env(safe-area-inset-bottom, 0px))`,
    ],
  }),
};
export const flush = css({ paddingLeft: 0, paddingRight: 0 });
