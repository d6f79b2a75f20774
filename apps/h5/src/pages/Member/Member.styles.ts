import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const head = css({
  padding: '1rem 1rem 1rem',
  background: `linear-gradient(${token('surface-brand-muted')}, ${token('surface-page')})`,
});
export const profile = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  minHeight: '4.5rem',
  paddingTop: '0.5rem',
});
export const avatar = css({
  width: '4rem',
  height: '4rem',
  boxShadow: `0 0 0 3px ${token('surface-base')}`,
});
export const profileText = css({ flex: 1, minWidth: 0 });
export const name = css([
  truncate,
  { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600 },
]);
export const mobile = css({ color: token('text-secondary') });

export const ways = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0.75rem',
  marginTop: '1.25rem',
});

export const vip = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginTop: '1.25rem',
  padding: '0.875rem 1rem',
  borderRadius: corner(1),
  background: token('vip-surface'),
  color: token('vip-text'),
});
export const vipText = css({ display: 'grid', flex: 1, minWidth: 0 });
export const vipName = css({ lineHeight: '1.375rem', fontWeight: 600 });
export const vipAction = css({
  flex: 'none',
  padding: '0.25rem 0.875rem',
  borderRadius: token('radius-full'),
  background: token('vip-text'),
  color: token('vip-surface'),
});

export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  padding: '0 1rem',
});
export const card = css({
  padding: '0.25rem 1rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(1.125),
  background: token('surface-base'),
});
export const line = css({ '& + &': { borderTop: `1px solid ${token('border-subtle')}` } });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  minHeight: '3.25rem',
  fontSize: '0.9375rem',
});
export const rowIcon = css({ color: token('text-secondary') });
export const rowLabel = css({ flex: 1, minWidth: 0 });
export const chevron = css({ color: token('text-tertiary') });

export const sheetActions = css({ display: 'grid', gap: '0.75rem' });
export const failure = css({ padding: '4rem 1rem' });
export const vipSkeleton = css({ marginTop: '1.25rem', borderRadius: corner(1) });
export const themeRow = css({ padding: '0.375rem 0' });
export const note = css({ color: token('text-secondary'), fontWeight: 400 });
