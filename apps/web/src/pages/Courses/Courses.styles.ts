import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const head = css({
  padding: '3rem 0 2rem',
  [media.phone]: { padding: '2rem 0 1.5rem' },
});
export const intro = css({
  marginTop: '0.5rem',
  color: token('text-secondary'),
  fontSize: token('fs-subtitle'),
});

export const filters = css({
  paddingBottom: '1.5rem',
  borderBottom: `1px solid ${token('border-subtle')}`,
  '&:empty': { display: 'none' },
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  padding: '1.25rem 0 1.5rem',
});
export const total = css({ color: token('text-tertiary'), fontWeight: 400 });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2.5rem 1.5rem',
  [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1.5rem 1rem' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const cell = css({ minWidth: 0 });

export const pages = css({ marginTop: '3.5rem' });
