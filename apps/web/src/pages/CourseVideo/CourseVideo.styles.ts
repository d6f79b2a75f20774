import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { pictureVeil } from '@qinghe/ui/styles/veil';

export const stage = css({
  paddingBottom: space(7),
  background: token('player-surface'),
  color: token('text-primary'),
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '4.75rem',
  paddingBlock: space(5, 4),
  [media.phone]: { minHeight: '3.5rem', paddingBlock: space(2) },
});
export const title = css({ fontWeight: token('weight-medium') });
export const course = css([
  truncate,
  {
    color: token('text-tertiary'),
    fontWeight: token('weight-regular'),
    [media.tablet]: { display: 'none' },
  },
]);

export const screen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  gap: space(4),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const screenTheatre = css({ gridTemplateColumns: 'minmax(0, 1fr)' });
/** Reserves the player's space, also while the player is shown small in the corner. */
export const place = css({
  position: 'relative',
  alignSelf: 'start',
  '&::before': { content: '""', display: 'block', paddingTop: '56.25%' },
});
export const whole = css({ position: 'absolute', top: 0, right: 0, left: 0 });
/** To the left of the back-to-top button. */
export const mini = css({
  position: 'fixed',
  right: '6rem',
  bottom: '2rem',
  zIndex: token('z-sticky'),
  width: '22rem',
  maxWidth: 'calc(100vw - 8rem)',
  borderRadius: token('radius-lg'),
  boxShadow: token('shadow-4'),
});
export const miniButtons = css({ display: 'flex', gap: space(1) });
export const miniButton = css({ background: pictureVeil(0.6), color: token('white') });
/** Maximum width at which the lower edge of the video is still on the screen. */
export const theatre = css({
  width: '100%',
  maxWidth: 'calc((100vh - 10rem) * 16 / 9)',
  marginInline: 'auto',
});

export const outline = css({
  position: 'relative',
  [media.narrow]: { height: '32rem' },
});
export const outlineBelow = css({ height: '32rem' });
export const outlineInner = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
});

export const below = css({ display: 'grid', gap: space(5), paddingTop: space(6) });

export const skeletonPlayer = css({ height: 'auto', paddingTop: '56.25%' });
export const skeletonOutline = css({ height: '100%', [media.narrow]: { height: '32rem' } });
