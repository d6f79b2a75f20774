import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

export const stack = css({ display: 'grid', gap: bySite(space(6), space(3)) });
export const panel = css({
  padding: bySite(space(4, 8), space(1, 4)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
});
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  minHeight: '5rem',
  padding: space(3, 0),
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const words = css({ flex: '1 1 14rem', minWidth: 0 });
export const name = css([text.subtitle, { fontWeight: token('weight-semibold') }]);
export const quiet = css([
  text.label,
  { color: token('text-secondary'), fontWeight: token('weight-regular') },
]);
export const size = css([
  text.number,
  { flex: 'none', color: token('text-secondary'), whiteSpace: 'nowrap' },
]);
export const actions = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space(2),
  marginLeft: 'auto',
});
export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 4),
});
