import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const head = css({
  padding: space(12, 0, 8),
  [media.phone]: { padding: space(8, 0, 6) },
});
export const intro = css({
  marginTop: space(2),
  color: token('text-secondary'),
  fontSize: token('fs-subtitle'),
});

export const filters = css({
  paddingBottom: space(6),
  borderBottom: `1px solid ${token('border-subtle')}`,
  '&:empty': { display: 'none' },
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 6),
  padding: space(5, 0, 6),
});
export const total = css({ color: token('text-tertiary'), fontWeight: token('weight-regular') });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(10, 6),
  [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(6, 4) },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const cell = css({ minWidth: 0 });

export const pages = css({ marginTop: space(14) });
