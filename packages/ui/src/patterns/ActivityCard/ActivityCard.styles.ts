import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { blackVeil } from '../../styles/veil.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
export const link = css({
  transitionProperty: 'box-shadow, transform',
  transitionDuration: token('dur-base'),
  [media.hover]: {
    '&:hover': { boxShadow: token('shadow-3'), transform: 'translateY(-2px)' },
  },
  [media.reducedMotion]: { '&:hover': { transform: 'none' } },
});
export const cover = css({ borderRadius: 0 });

export const date = css({
  position: 'absolute',
  left: '1rem',
  top: '1rem',
  zIndex: token('z-raised'),
  width: '3.5rem',
  overflow: 'hidden',
  borderRadius: corner(0.75),
  background: token('white'),
  color: token('neutral-900'),
  boxShadow: `0 4px 14px ${blackVeil(0.16)}`,
  textAlign: 'center',
});
export const month = css({
  display: 'block',
  background: token('brand-700'),
  color: token('white'),
  fontSize: token('fs-micro'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-medium'),
});
export const monthEnded = css({ background: token('neutral-600') });
export const day = css({
  display: 'block',
  fontSize: '1.5rem',
  lineHeight: '2.25rem',
  fontWeight: token('weight-semibold'),
});

export const body = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: bySite(space(5, 6, 6), space(4, 4.5, 4.5)),
});
export const title = css({
  textWrap: 'pretty',
  fontSize: bySite(token('fs-title'), token('fs-body-lg')),
  lineHeight: bySite(token('lh-title'), token('lh-body')),
});
export const facts = css({
  display: 'grid',
  gap: space(1.5),
  marginTop: space(3),
  color: token('text-secondary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(2),
});
export const factIcon = css({ color: token('text-tertiary') });

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  marginTop: 'auto',
  paddingTop: bySite(space(4.5), space(3.5)),
});
export const seats = css({ flex: 1, maxWidth: '9rem', color: token('text-secondary') });
export const scarce = css({ color: token('warning-text'), fontWeight: token('weight-medium') });
export const bar = css({ marginTop: space(1.5) });
export const price = css({ marginLeft: 'auto' });

export const skeletonCover = css({ height: 0, paddingTop: '56.25%', borderRadius: 0 });
export const skeletonBody = css({ display: 'grid', gap: space(3) });
