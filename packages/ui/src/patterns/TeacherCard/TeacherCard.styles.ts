import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { borderRadius: corner(1.125) },
});
export const link = css({
  transition: `box-shadow ${token('dur-base')}`,
  [media.hover]: { '&:hover': { boxShadow: token('shadow-3') } },
});
export const portrait = css({
  '--cover-position': '50% 0',
  '&, [data-h5] &': { borderRadius: 0 },
});
export const initial = css({ fontSize: '3rem', lineHeight: 1, fontWeight: 600 });
export const body = css({
  padding: '1.125rem 1.25rem 1.375rem',
  '[data-h5] &': { padding: '0.875rem 1rem 1rem' },
});
export const jobTitle = css({ color: token('text-secondary'), fontWeight: 400 });
export const quote = css({
  marginTop: '0.75rem',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${token('border-subtle')}`,
  color: token('text-secondary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const quoteText = css({ textWrap: 'pretty' });
export const skeletonPortrait = css({ height: 0, paddingTop: '86%', borderRadius: 0 });
export const skeletonBody = css({ display: 'grid', gap: '0.625rem' });
