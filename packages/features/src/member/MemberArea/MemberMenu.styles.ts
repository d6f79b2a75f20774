import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { text, truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  padding: '1.5rem 1rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  // Too narrow for a column: tabs above the page.
  [media.compact]: { padding: 0, border: 0, borderRadius: 0, background: 'none' },
});
export const who = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '10rem',
  margin: '0 0.5rem 1rem',
  padding: '0.5rem 0 1.25rem',
  borderBottom: `1px solid ${token('border-subtle')}`,
  [media.compact]: { display: 'none' },
});
export const name = css([text.title, truncate, { maxWidth: '100%', marginTop: '0.375rem' }]);
export const nameSkeleton = css({ marginTop: '0.5rem' });
export const vip = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 0.625rem',
  alignItems: 'center',
  justifyContent: 'center',
});
export const list = css({
  display: 'grid',
  gap: '0.25rem',
  [media.compact]: {
    position: 'relative',
    display: 'flex',
    gap: '2rem',
    overflowX: 'auto',
    boxShadow: `inset 0 -1px ${token('border-subtle')}`,
  },
  [media.phone]: { gap: '1.5rem' },
});
export const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  padding: '0.6875rem 0.875rem',
  borderRadius: token('radius-lg'),
  color: token('text-secondary'),
  fontWeight: 500,
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  [media.compact]: {
    gap: '0.375rem',
    padding: '0.875rem 0',
    borderRadius: 0,
    '&, &:hover': { background: 'none' },
    '&:focus-visible': { outlineOffset: '-0.125rem' },
  },
});
export const current = css({
  '&, &:hover': {
    background: token('surface-brand-muted'),
    color: token('text-brand'),
    fontWeight: 600,
  },
  [media.compact]: {
    '&, &:hover': {
      background: 'none',
      boxShadow: `inset 0 -2.5px ${token('action-primary')}`,
      color: token('text-primary'),
    },
  },
});
export const icon = css({ [media.compact]: { display: 'none' } });
export const badge = css({ marginLeft: 'auto', [media.compact]: { marginLeft: 0 } });
