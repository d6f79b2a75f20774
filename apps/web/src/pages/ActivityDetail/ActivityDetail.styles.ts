import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const trail = css({ minHeight: '4.375rem' });
export const poster = css({ borderRadius: token('radius-2xl') });
export const columns = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${token('size-aside')}`,
  alignItems: 'start',
  gap: space(12),
  marginTop: space(10),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const prose = css({ marginTop: space(10) });

export const aside = css({
  position: 'sticky',
  top: '6rem',
  display: 'grid',
  gap: space(6),
  [media.narrow]: { position: 'static' },
});
export const box = css({
  display: 'grid',
  gap: space(5),
  padding: space(7),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  boxShadow: token('shadow-2'),
});
export const seats = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const bar = css({ marginTop: space(2) });
export const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  marginTop: space(-2),
});
export const note = css({ color: token('text-tertiary') });

export const posterSkeleton = css({
  height: 0,
  paddingTop: '33.33%',
  borderRadius: token('radius-2xl'),
});
export const titleSkeleton = css({ marginTop: space(3) });
export const factsSkeleton = css({ margin: space(7, 0, 10), borderRadius: token('radius-lg') });
export const boxSkeleton = css({ borderRadius: token('radius-xl') });
