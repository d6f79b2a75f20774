import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4rem',
  [media.narrow]: { gap: '2rem' },
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const withRest = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem',
});
export const large = css({
  minWidth: 0,
  alignSelf: 'start',
  borderRadius: token('radius-xl'),
  [media.hover]: {
    '&:hover': { '--cover-scale': '1.035', '--card-title': token('text-brand') },
  },
});
export const cover = css({ borderRadius: token('radius-xl') });
export const title = css({
  marginTop: '1.25rem',
  color: 'var(--card-title, inherit)',
  transition: `color ${token('dur-fast')}`,
});
export const description = css({ marginTop: '0.5rem', color: token('text-secondary') });
export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '1rem',
});
export const meta = css({ color: token('text-secondary') });

export const rows = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: '-1rem',
});

export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-xl'),
});
export const skeletonBody = css({ display: 'grid', gap: '0.875rem', paddingTop: '1.5rem' });
