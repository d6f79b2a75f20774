import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(16),
  [media.narrow]: { gap: space(8) },
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const withRest = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(10),
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
  marginTop: space(5),
  color: 'var(--card-title, inherit)',
  transition: `color ${token('dur-fast')}`,
});
export const description = css({ marginTop: space(2), color: token('text-secondary') });
export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space(4),
});
export const meta = css({ color: token('text-secondary') });

export const rows = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: space(-4),
});

export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-xl'),
});
export const skeletonBody = css({ display: 'grid', gap: space(3.5), paddingTop: space(6) });
