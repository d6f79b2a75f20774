import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gap: space(6),
  paddingTop: space(20),
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { paddingTop: space(14) },
});
export const alone = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const panel = css({
  padding: space(8),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.phone]: { padding: space(5) },
});
export const announcements = css({ paddingBottom: space(4) });
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const more = css({ flex: 'none' });

export const list = css({ marginTop: space(3) });
export const cell = css({
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: '3.375rem',
  // oxlint-disable-next-line qinghe/use-tokens -- With its line of type as high as three rows beside it are in the drawing.
  paddingBlock: '0.9375rem',
  '&:hover': { color: token('text-brand') },
});
export const date = css({
  flex: 'none',
  minWidth: '3rem',
  fontWeight: token('weight-regular'),
  color: token('text-tertiary'),
});
export const title = css({ flex: 1, minWidth: 0 });
export const arrow = css({ flex: 'none', color: token('text-tertiary') });

export const mobile = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(6),
  borderColor: 'transparent',
  background: token('surface-brand-subtle'),
});
export const words = css({ flex: '1 1 6rem', minWidth: 0 });
export const hint = css({
  marginTop: space(2),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  color: token('text-secondary'),
});
