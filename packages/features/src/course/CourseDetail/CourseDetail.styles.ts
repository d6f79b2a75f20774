import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const heartOn = css({ fill: 'currentColor' });

/** In the bottom bar of the mobile site. */
export const tile = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  color: token('text-secondary'),
});
export const tileOn = css({ color: token('text-brand') });

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1rem',
  color: token('text-secondary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});

export const box = css({
  overflow: 'hidden',
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
});
export const boxHead = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.875rem',
  padding: '1rem 1.25rem',
});
export const boxPrice = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const vipLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.125rem',
  marginLeft: 'auto',
  fontWeight: 500,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '[data-h5] &': { marginBlock: '-0.75rem', paddingBlock: '0.75rem' },
});
export const vip = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.625rem 1.25rem',
  background: token('vip-surface'),
  color: token('vip-text'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const progress = css({ display: 'grid', gap: '0.5rem', width: '100%' });
export const progressText = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '1rem',
  color: token('text-secondary'),
});

export const tabs = {
  page: css({ minWidth: 0, scrollMarginTop: token('size-header') }),
  phone: css({ scrollMarginTop: token('size-h5-navbar') }),
};
export const tabList = css({
  position: 'sticky',
  zIndex: token('z-sticky'),
  background: token('surface-page'),
});
export const tabLists = {
  page: css({ top: token('size-header') }),
  phone: css({
    top: [
      token('size-h5-navbar'),
      `calc(${token('size-h5-navbar')} + env(safe-area-inset-top, 0px))`,
    ],
  }),
};
export const panels = {
  page: css({ minHeight: '20rem', paddingTop: '2rem' }),
  phone: css({ minHeight: '20rem', padding: '1.25rem 1rem 0' }),
};
export const card = css({
  padding: '1.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { marginTop: '1.5rem', padding: '1rem', borderRadius: token('radius-lg') },
});
export const cardTitle = css({ marginBottom: '1rem' });
export const includes = css({ display: 'grid', gap: '0.75rem' });
export const include = css({ display: 'flex', alignItems: 'center', gap: '0.75rem' });
export const includeIcon = css({ flex: 'none', color: token('text-brand') });
