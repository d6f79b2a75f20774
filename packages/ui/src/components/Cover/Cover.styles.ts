import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { pictureVeil } from '../../styles/veil.ts';
import { bySite } from '../../styles/bySite.ts';

const fill = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' } as const;

/** Padding keeps the aspect ratio, also in browsers without `aspect-ratio`. */
export const root = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: bySite(token('radius-lg'), corner(0.75)),
  background: token('surface-sunken'),

  '&::before': { content: '""', display: 'block', paddingTop: 'var(--cover-ratio, 56.25%)' },
  '&::after': {
    ...fill,
    content: '""',
    borderRadius: 'inherit',
    // oxlint-disable-next-line qinghe/use-tokens -- A line as faint as the softest shadow.
    boxShadow: 'inset 0 0 0 1px rgba(18, 34, 25, 0.06)',
    pointerEvents: 'none',
  },
});

export const image = css({
  ...fill,
  objectFit: 'cover',
  objectPosition: 'var(--cover-position, 50% 50%)',
  transform: 'scale(var(--cover-scale, 1))',
  transition: `transform ${token('dur-slow')} ${token('ease-standard')}`,
  [media.reducedMotion]: { transform: 'none' },
});

export const whole = css({ objectFit: 'contain' });

/** A blurred copy behind a picture of another aspect ratio. Larger than the frame, so that no edge of the blur shows. */
export const blur = css({
  ...fill,
  objectFit: 'cover',
  transform: 'scale(1.2)',
  filter: 'blur(0.75rem)',
});

export const placeholder = css({
  ...fill,
  display: 'grid',
  placeItems: 'center',
  background: token('surface-brand-muted'),
  color: token('text-brand'),
});

export const plate = css({
  position: 'absolute',
  left: '0.75rem',
  bottom: '0.75rem',
  zIndex: token('z-raised'),
  height: '1.375rem',
  paddingInline: space(2),
  borderRadius: token('radius-sm'),
  background: token('white'),
  color: token('brand-700'),
  boxShadow: `0 2px 8px ${pictureVeil(0.14)}`,
  fontSize: token('fs-micro'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-medium'),
});
