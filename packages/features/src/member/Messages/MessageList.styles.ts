import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

const frame = {
  borderBlock: `1px solid ${token('border-subtle')}`,
  background: token('surface-base'),
};
export const lists = {
  panel: css({
    ...frame,
    borderInline: `1px solid ${token('border-subtle')}`,
    borderRadius: token('radius-xl'),
    overflow: 'hidden',
  }),
  page: css({ borderBottom: frame.borderBlock, background: frame.background }),
};

export const nextBlock = css({ borderTop: `1px solid ${token('border-subtle')}` });

export const row = css({
  position: 'relative',
  display: 'flex',
  gap: bySite(space(4.5), space(3.5)),
  padding: bySite(space(5.5, 7), space(4)),
  [media.phone]: { padding: bySite(space(5.5, 4), space(4)) },
  outlineOffset: '-2px',
  '* + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
/**
 * Keeps long lists fast: rows out of sight are not laid out. The estimated height is rather large, so that few rows count as near
 * the window when a page of messages is added.
 */
export const lazyRow = css({ contentVisibility: 'auto', containIntrinsicSize: 'auto 5.875rem' });
export const unread = css({
  background: [
    token('surface-brand-subtle'),
    `color-mix(in srgb, ${token('surface-brand-subtle')} 60%, ${token('surface-base')})`,
  ],
});
export const open = css({ '&:hover': { background: token('surface-hover') } });

export const tile = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: bySite('2.75rem', '2.5rem'),
  height: bySite('2.75rem', '2.5rem'),
  borderRadius: bySite(token('radius-lg'), corner(0.75)),
  background: token('surface-sunken'),
  color: token('text-secondary'),
});
export const unreadTile = css({
  background: token('surface-brand-muted'),
  color: token('text-brand'),
});
export const dot = css({ '&&': { top: '-0.125rem', right: '-0.125rem' } });

export const body = css({ flex: 1, minWidth: 0 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 4),
});
export const title = css([
  text.body,
  {
    flex: '1 1 6rem',
    minWidth: 0,
    color: 'inherit',
    fontWeight: token('weight-semibold'),
    textAlign: 'left',
    // Makes the whole row clickable.
    'a&::after, button&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
    },
  },
]);
export const time = css({
  flex: '0 1 auto',
  color: token('text-tertiary'),
  fontSize: bySite(token('fs-caption'), token('fs-micro')),
  lineHeight: bySite(token('lh-caption'), token('lh-micro')),
});
export const words = css({
  marginTop: space(0.5),
  color: token('text-secondary'),
  fontSize: bySite(token('fs-body'), token('fs-label')),
  lineHeight: bySite(token('lh-body'), token('lh-label')),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  // Keeps links inside the text above the row's own link.
  '& a': { position: 'relative', zIndex: token('z-raised') },
});

export const skeletonRow = css({ height: '5.875rem' });
