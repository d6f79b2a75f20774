import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { borderRadius: corner(1.125) },
});
export const link = css({
  transitionProperty: 'box-shadow, transform',
  transitionDuration: token('dur-base'),
  [media.hover]: {
    '&:hover': { boxShadow: token('shadow-3'), transform: 'translateY(-2px)' },
  },
  [media.reducedMotion]: { '&:hover': { transform: 'none' } },
});
export const cover = css({ '&, [data-h5] &': { borderRadius: 0 } });

export const date = css({
  position: 'absolute',
  left: '1rem',
  top: '1rem',
  zIndex: 1,
  width: '3.5rem',
  overflow: 'hidden',
  borderRadius: corner(0.75),
  background: token('white'),
  color: token('neutral-900'),
  boxShadow: '0 4px 14px rgba(0, 0, 0, 0.16)',
  textAlign: 'center',
});
export const month = css({
  display: 'block',
  background: token('brand-700'),
  color: token('white'),
  fontSize: token('fs-micro'),
  lineHeight: '1.375rem',
  fontWeight: 500,
});
export const monthEnded = css({ background: token('neutral-600') });
export const day = css({
  display: 'block',
  fontSize: '1.5rem',
  lineHeight: '2.25rem',
  fontWeight: 600,
});

export const body = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '1.25rem 1.5rem 1.5rem',
  '[data-h5] &': { padding: '1rem 1.125rem 1.125rem' },
});
export const title = css({
  textWrap: 'pretty',
  '[data-h5] &': { fontSize: '1rem', lineHeight: '1.5rem' },
});
export const facts = css({
  display: 'grid',
  gap: '0.375rem',
  marginTop: '0.75rem',
  color: token('text-secondary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.5rem',
});
export const factIcon = css({ color: token('text-tertiary') });

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: '1.125rem',
  '[data-h5] &': { paddingTop: '0.875rem' },
});
export const seats = css({ flex: 1, maxWidth: '9rem', color: token('text-secondary') });
export const scarce = css({ color: token('warning-text'), fontWeight: 500 });
export const bar = css({ marginTop: '0.375rem' });
export const price = css({ marginLeft: 'auto' });

export const skeletonCover = css({ height: 0, paddingTop: '56.25%', borderRadius: 0 });
export const skeletonBody = css({ display: 'grid', gap: '0.75rem' });
