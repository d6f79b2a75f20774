import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const stage = css({
  paddingBottom: '1.75rem',
  background: token('player-surface'),
  color: token('text-primary'),
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '4.5rem',
  paddingBlock: '1rem',
  [media.phone]: { minHeight: '3.5rem', paddingBlock: '0.5rem' },
});
export const title = css({ fontWeight: 500 });
export const course = css([
  truncate,
  { color: token('text-tertiary'), fontWeight: 400, [media.tablet]: { display: 'none' } },
]);

export const screen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  gap: '1rem',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const screenTheatre = css({ gridTemplateColumns: 'minmax(0, 1fr)' });
/** As wide as the picture may be without losing its lower edge. */
export const theatre = css({
  width: '100%',
  maxWidth: 'calc((100vh - 10rem) * 16 / 9)',
  marginInline: 'auto',
});

export const outline = css({
  position: 'relative',
  [media.narrow]: { height: '22rem' },
});
export const outlineBelow = css({ height: '22rem' });
export const outlineInner = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
});

export const below = css({ display: 'grid', gap: '1.25rem', paddingBlock: '1.5rem 5rem' });

export const skeletonPlayer = css({ height: 'auto', paddingTop: '56.25%' });
export const skeletonOutline = css({ height: '100%', [media.narrow]: { height: '22rem' } });
