import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

export const heartOn = css({ fill: 'currentColor' });

/** For the bottom bar of the mobile site. */
export const tile = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(0.5),
  flex: 'none',
  width: '3rem',
  height: '3rem',
  color: token('text-secondary'),
  lineHeight: '1rem',
  fontWeight: token('weight-regular'),
});
export const tileOn = css({ color: token('text-brand') });

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
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
  gap: space(3.5),
  padding: space(4, 5),
});
export const boxPrice = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const vipLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.5),
  marginLeft: 'auto',
  fontWeight: token('weight-medium'),
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  marginBlock: bySite('0', space(-3)),
  paddingBlock: bySite('0', space(3)),
});
export const vip = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: space(2.5, 5),
  background: token('vip-surface'),
  color: token('vip-text'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const progress = css({ display: 'grid', gap: space(2), width: '100%' });
export const progressText = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
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
  page: css({ minHeight: '20rem', paddingTop: space(8) }),
  phone: css({ minHeight: '20rem', padding: space(5, 4, 0) }),
};
export const card = css({
  padding: bySite(space(6), space(4)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), token('radius-lg')),
  background: token('surface-base'),
  marginTop: bySite('0', space(6)),
});
export const cardTitle = css({ marginBottom: space(4) });
export const includes = css({ display: 'grid', gap: space(3) });
export const include = css({ display: 'flex', alignItems: 'center', gap: space(3) });
export const includeIcon = css({ flex: 'none', color: token('text-brand') });
