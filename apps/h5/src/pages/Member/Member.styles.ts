import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const head = css({
  padding: space(4, 4, 4),
  background: `linear-gradient(${token('surface-brand-muted')}, ${token('surface-page')})`,
});
export const profile = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: '4.5rem',
  paddingTop: space(2),
});
export const avatar = css({
  width: '4rem',
  height: '4rem',
  boxShadow: `0 0 0 3px ${token('surface-base')}`,
});
export const profileText = css({ flex: 1, minWidth: 0 });
export const name = css([
  truncate,
  { fontSize: '1.25rem', lineHeight: token('lh-title'), fontWeight: token('weight-semibold') },
]);
export const mobile = css({ color: token('text-secondary') });

export const ways = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(3),
  marginTop: space(5),
});

export const vip = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginTop: space(5),
  padding: space(3.5, 4),
  borderRadius: corner(1),
  background: token('vip-surface'),
  color: token('vip-text'),
});
export const vipText = css({ display: 'grid', flex: 1, minWidth: 0 });
export const vipName = css({ lineHeight: token('lh-label'), fontWeight: token('weight-semibold') });
export const vipAction = css({
  flex: 'none',
  padding: space(1, 3),
  borderRadius: token('radius-full'),
  background: token('vip-text'),
  color: token('vip-surface'),
  fontWeight: token('weight-medium'),
});

export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(0, 4),
});
export const card = css({
  padding: space(1, 4),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(1.125),
  background: token('surface-base'),
});
export const line = css({ '& + &': { borderTop: `1px solid ${token('border-subtle')}` } });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '3.25rem',
  fontSize: token('fs-body'),
});
export const rowIcon = css({ color: token('text-secondary') });
export const rowLabel = css({ flex: 1, minWidth: 0 });
export const chevron = css({ color: token('text-tertiary') });

export const sheetActions = css({ display: 'grid', gap: space(3) });
export const failure = css({ padding: space(16, 4) });
export const vipSkeleton = css({ marginTop: space(5), borderRadius: corner(1) });
export const themeRow = css({ padding: space(1.5, 0) });
export const note = css({ color: token('text-secondary'), fontWeight: token('weight-regular') });
