import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const stack = css({ display: 'grid', gap: '1.5rem', '[data-h5] &': { gap: '0.75rem' } });
export const panel = css({
  padding: '1rem 2rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { padding: '0.25rem 1rem' },
});
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  minHeight: '5rem',
  padding: '0.75rem 0',
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const words = css({ flex: '1 1 14rem', minWidth: 0 });
export const name = css([text.subtitle, { fontWeight: 600 }]);
export const quiet = css([text.label, { color: token('text-secondary'), fontWeight: 400 }]);
export const size = css([
  text.number,
  { flex: 'none', color: token('text-secondary'), whiteSpace: 'nowrap' },
]);
export const actions = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '0.5rem',
  marginLeft: 'auto',
});
export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1rem',
});
