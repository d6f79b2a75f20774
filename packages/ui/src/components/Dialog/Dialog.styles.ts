import { css, type CSSObject } from '@emotion/react';
import { bySite } from '../../styles/bySite.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

/**
 * Returns rules for the dialog as a sheet: in windows up to 767 px, and in every window of the mobile site. The query is not
 * part of `media`, which is in the first bundle of every visit.
 */
const asSheet = (rules: CSSObject): CSSObject => ({
  '@media (max-width: 47.9375em)': rules,
  '[data-h5] &': [rules],
});

const cover = { position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 } as const;

export const backdrop = css({
  ...cover,
  zIndex: token('z-scrim'),
  background: token('scrim'),
  transition: `opacity ${token('dur-base')} ${token('ease-enter')}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

export const viewport = css({
  ...cover,
  zIndex: token('z-dialog'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space(8),
  ...asSheet({ alignItems: 'flex-end', padding: 0 }),
});

export const popup = css({
  position: 'relative',
  maxWidth: bySite('100%', token('container-h5')),
  maxHeight: ['calc(100vh - 4rem)', 'calc(100dvh - 4rem)'],
  borderRadius: token('radius-xl'),
  overflow: 'hidden',
  background: token('surface-overlay'),
  color: token('text-primary'),
  boxShadow: token('shadow-4'),
  transitionProperty: 'opacity, transform',
  transitionDuration: token('dur-base'),
  transitionTimingFunction: token('ease-enter'),
  '&:focus': { outline: 'none' },
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(0.5rem)' },
  '&[data-ending-style]': { transitionTimingFunction: token('ease-exit') },
  ...asSheet({
    width: '100%',
    borderRadius: `${token('radius-xl')} ${token('radius-xl')} 0 0`,
    transitionDuration: token('dur-slow'),
    '&[data-starting-style], &[data-ending-style]': { opacity: 1, transform: 'translateY(100%)' },
  }),
});

export const sizes = {
  default: css({ width: '27.5rem' }),
  confirm: css({ width: '26.25rem' }),
  list: css({ width: '45rem' }),
  wide: css({ width: '56rem' }),
};

export const columns = css({
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const art = css({
  position: 'relative',
  overflow: 'hidden',
  background: token('surface-brand-strong'),
  color: token('text-on-strong'),
  [media.tablet]: { display: 'none' },
});

/** Not positioned, so that the close button in the corner stays in place when the body scrolls. */
export const body = css({
  maxHeight: 'inherit',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
const ofSheet = asSheet({
  minHeight: 0,
  padding: [space(7, 6, 8), `${space(7, 6)} calc(${space(8)} + env(safe-area-inset-bottom, 0px))`],
});
export const bodies = {
  default: css({ padding: space(10), ...ofSheet }),
  confirm: css({ padding: space(7), ...ofSheet }),
  list: css({ padding: space(10), ...ofSheet }),
  wide: css({ minHeight: '35rem', padding: space(11, 12, 10), ...ofSheet }),
};

/** No focus ring: the title is not a control; focus on it stands for the whole dialog. */
export const title = css({ outline: 'none' });
export const titleBesideClose = css({ paddingInlineEnd: space(8) });
export const descriptions = {
  default: css({
    marginTop: space(1),
    color: token('text-secondary'),
    fontSize: token('fs-label'),
    lineHeight: token('lh-label'),
  }),
  confirm: css({ marginTop: space(2), color: token('text-secondary') }),
};
export const content = css({ marginTop: space(6) });
export const actions = css({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(3),
  marginTop: space(6),
  // In a sheet the buttons are full-width rows, the main action first and cancel last.
  ...asSheet({
    flexDirection: 'column-reverse',
    '& > button': {
      width: '100%',
      height: token('size-control-lg'),
      borderRadius: token('radius-full'),
      fontSize: token('fs-body-lg'),
    },
  }),
});
export const close = css({
  position: 'absolute',
  top: '1rem',
  right: '1rem',
  ...asSheet({ top: '1.5rem' }),
});
