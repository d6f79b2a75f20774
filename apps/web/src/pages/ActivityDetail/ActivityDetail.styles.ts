import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const trail = css({ minHeight: '4.375rem' });
export const poster = css({ borderRadius: token('radius-2xl') });
export const columns = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${token('size-aside')}`,
  alignItems: 'start',
  gap: '3rem',
  marginTop: '2.5rem',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const prose = css({ marginTop: '2.5rem' });

export const aside = css({
  position: 'sticky',
  top: '6rem',
  display: 'grid',
  gap: '1.5rem',
  [media.narrow]: { position: 'static' },
});
export const box = css({
  display: 'grid',
  gap: '1.25rem',
  padding: '1.75rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  boxShadow: token('shadow-2'),
});
export const seats = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  color: token('text-secondary'),
  fontWeight: 400,
});
export const bar = css({ marginTop: '0.5rem' });
export const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.75rem',
  marginTop: '-0.5rem',
});
export const note = css({ color: token('text-tertiary') });

export const posterSkeleton = css({
  height: 0,
  paddingTop: '33.33%',
  borderRadius: token('radius-2xl'),
});
export const titleSkeleton = css({ marginTop: '0.75rem' });
export const factsSkeleton = css({ margin: '1.75rem 0 2.5rem', borderRadius: token('radius-lg') });
export const boxSkeleton = css({ borderRadius: token('radius-xl') });
