import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

/** The link tells its cover and title that the pointer is over it. */
export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  borderRadius: token('radius-lg'),
  [media.hover]: {
    '&:hover': { '--cover-scale': '1.035', '--card-title': token('text-brand') },
  },
});
export const row = css({
  display: 'grid',
  gridTemplateColumns: '10.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(5),
  height: 'auto',
  paddingBlock: space(4),
  [media.phone]: { gridTemplateColumns: 'min(8rem, 44%) minmax(0, 1fr)' },
  '[data-h5] &': {
    gridTemplateColumns: 'min(8.25rem, 44%) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space(3.5),
    paddingBlock: space(3.5),
  },
});
export const divided = css({ borderRadius: 0, borderTop: `1px solid ${token('border-subtle')}` });
export const rowCover = css({ '[data-h5] &': { borderRadius: token('radius-md') } });

export const body = css({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const title = css({
  marginTop: space(3.5),
  color: 'var(--card-title, inherit)',
  transition: `color ${token('dur-fast')}`,
  '[data-h5] &': {
    marginTop: space(2.5),
    fontSize: token('fs-body'),
    lineHeight: token('lh-label'),
  },
});
export const rowTitle = css({ '&, [data-h5] &': { marginTop: 0 } });

export const meta = css({
  marginTop: space(1.5),
  color: token('text-secondary'),
  '[data-h5] &': {
    marginTop: space(1),
    fontSize: token('fs-micro'),
    lineHeight: token('lh-micro'),
  },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.125rem',
  marginTop: 'auto',
  paddingTop: space(2.5),
  '[data-h5] &': { minHeight: '1.875rem', paddingTop: space(1.5) },
});
export const rowFoot = css({ marginTop: space(1) });

export const progress = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  color: token('text-secondary'),
});

export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-lg'),
  '[data-h5] &': { borderRadius: corner(0.75) },
});
export const skeletonBody = css({ display: 'grid', gap: space(2.5), paddingTop: space(4.5) });
export const skeletonRowBody = css({ paddingTop: 0 });
