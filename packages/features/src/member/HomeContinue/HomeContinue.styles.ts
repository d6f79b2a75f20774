import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { fullOnH5 } from '@qinghe/ui/styles/site';

export const place = css([
  fullOnH5,
  {
    padding: bySite(space(8, 0, 0), space(5, 4, 0)),
  },
]);
export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  minHeight: '5rem',
  padding: space(3, 5, 3, 3),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
  [media.hover]: { '&:hover': { borderColor: token('border-default') } },
});
export const none = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: '5rem',
  padding: space(3, 5),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
});
export const cover = css({ flex: 'none', width: bySite('6.25rem', '5rem') });
export const words = css({ flex: '1 1 4rem', display: 'grid', gap: space(1), minWidth: 0 });
export const last = css({ color: token('text-secondary'), fontWeight: token('weight-regular') });
export const go = css({ color: token('text-link'), whiteSpace: 'nowrap' });
