import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gap: '1.5rem',
  paddingTop: '5rem',
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { paddingTop: '3.5rem' },
});
export const alone = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const panel = css({
  padding: '2rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.phone]: { padding: '1.25rem' },
});
export const announcements = css({ paddingBottom: '1rem' });
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const more = css({ flex: 'none' });

export const list = css({ marginTop: '0.75rem' });
export const cell = css({
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  minHeight: '3.375rem',
  paddingBlock: '0.9375rem',
  '&:hover': { color: token('text-brand') },
});
export const date = css({
  flex: 'none',
  minWidth: '3rem',
  fontWeight: 400,
  color: token('text-tertiary'),
});
export const title = css({ flex: 1, minWidth: 0 });
export const arrow = css({ flex: 'none', color: token('text-tertiary') });

export const mobile = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.5rem',
  borderColor: 'transparent',
  background: token('surface-brand-subtle'),
});
export const words = css({ flex: '1 1 6rem', minWidth: 0 });
export const hint = css({
  marginTop: '0.5rem',
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  color: token('text-secondary'),
});
