import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const panel = css({
  marginTop: space(6),
  padding: space(8),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.phone]: { padding: space(5) },
});
export const rows = css({ marginTop: space(3) });
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  padding: space(4.5, 0),
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const label = css({
  flex: 'none',
  width: '7rem',
  color: token('text-secondary'),
  [media.phone]: { width: '5rem' },
});
export const value = css({
  flex: '1 1 4rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const quiet = css([
  text.label,
  { color: token('text-tertiary'), fontWeight: token('weight-regular') },
]);
export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
  padding: space(5, 8, 0),
  [media.phone]: { paddingInline: space(5) },
});
export const question = css({ marginLeft: 'auto' });
export const danger = css({ '&&': { color: token('danger-text') } });
