import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const place = css({
  paddingTop: '2rem',
  '[data-h5] &': { width: 'auto', padding: '1.25rem 1rem 0' },
});
export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1rem',
  minHeight: '5rem',
  padding: '0.75rem 1.25rem 0.75rem 0.75rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
  [media.hover]: { '&:hover': { borderColor: token('border-default') } },
});
export const none = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '5rem',
  padding: '0.75rem 1.25rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
});
export const cover = css({ flex: 'none', width: '6.25rem', '[data-h5] &': { width: '5rem' } });
export const words = css({ flex: '1 1 4rem', display: 'grid', gap: '0.25rem', minWidth: 0 });
export const last = css({ color: token('text-secondary'), fontWeight: 400 });
export const go = css({ color: token('text-link'), whiteSpace: 'nowrap' });
