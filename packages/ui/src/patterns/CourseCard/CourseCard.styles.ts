import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

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
  gap: '1.25rem',
  height: 'auto',
  paddingBlock: '1rem',
  [media.phone]: { gridTemplateColumns: 'min(8rem, 44%) minmax(0, 1fr)' },
  '[data-h5] &': {
    gridTemplateColumns: 'min(8.25rem, 44%) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '0.875rem',
    paddingBlock: '0.875rem',
  },
});
export const divided = css({ borderRadius: 0, borderTop: `1px solid ${token('border-subtle')}` });
export const rowCover = css({ '[data-h5] &': { borderRadius: token('radius-md') } });

export const body = css({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const title = css({
  marginTop: '0.875rem',
  color: 'var(--card-title, inherit)',
  transition: `color ${token('dur-fast')}`,
  '[data-h5] &': { marginTop: '0.625rem', fontSize: '0.9375rem', lineHeight: '1.375rem' },
});
export const rowTitle = css({ '&, [data-h5] &': { marginTop: 0 } });

export const meta = css({
  marginTop: '0.375rem',
  color: token('text-secondary'),
  '[data-h5] &': { marginTop: '0.25rem', fontSize: '0.75rem', lineHeight: '1.125rem' },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.125rem',
  marginTop: 'auto',
  paddingTop: '0.625rem',
  '[data-h5] &': { minHeight: '1.875rem', paddingTop: '0.375rem' },
});
export const rowFoot = css({ marginTop: '0.25rem' });

export const progress = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.75rem',
  color: token('text-secondary'),
});

export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-lg'),
  '[data-h5] &': { borderRadius: corner(0.75) },
});
export const skeletonBody = css({ display: 'grid', gap: '0.625rem', paddingTop: '1.125rem' });
export const skeletonRowBody = css({ paddingTop: 0 });
