import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';

export const poster = css({ '&, [data-h5] &': { borderRadius: 0 } });
export const page = css({
  position: 'relative',
  padding: '1.25rem 1rem 6rem',
  background: token('surface-page'),
});
export const overPoster = css({ marginTop: '-1.25rem', borderRadius: '1.25rem 1.25rem 0 0' });
export const people = css({ display: 'grid', gap: '0.75rem', marginTop: '1rem' });
export const prose = css({ marginTop: '1.5rem' });

export const bar = css({
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: token('z-bottom-bar'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  maxWidth: token('container-h5'),
  marginInline: 'auto',
  padding: ['0.5rem 1rem', '0.5rem 1rem calc(0.5rem + env(safe-area-inset-bottom, 0px))'],
  background: token('surface-base'),
  boxShadow: token('shadow-up'),
});
export const barPrice = css({ flex: 1, minWidth: 0 });
export const note = css({ color: token('text-secondary'), fontWeight: 400 });

export const posterSkeleton = css({ height: 0, paddingTop: '56.25%', borderRadius: 0 });
export const block = css({ marginTop: '1rem' });
export const panelSkeleton = css({ marginTop: '1rem', borderRadius: corner(1.125) });
