import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const note = css({
  marginBottom: '1rem',
  color: token('text-secondary'),
  fontWeight: 400,
});
export const list = css({
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
});
export const file = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: '0.75rem',
  padding: '0.875rem 1.25rem',
  boxShadow: `inset 0 -1px ${token('border-subtle')}`,
  '[data-h5] &': { padding: '0.875rem 1rem', fontSize: '0.875rem' },
});
export const icon = css({ color: token('text-tertiary') });
export const name = css({ minWidth: 0 });
export const size = css({ color: token('text-tertiary'), whiteSpace: 'nowrap' });
export const download = css({ '[data-h5] &': { height: token('size-touch-min') } });
