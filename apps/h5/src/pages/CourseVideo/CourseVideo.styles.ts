import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { pictureVeil } from '@qinghe/ui/styles/veil';

/** A phone in landscape orientation. */
const TURNED = '@media (orientation: landscape) and (max-height: 30rem)';

export const stage = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-sticky'),
  background: token('player-surface'),
  paddingTop: 'env(safe-area-inset-top, 0)',
  // In landscape orientation the video fills the whole screen.
  [TURNED]: {
    '--player-ratio': 'min(56.25%, 100vh)',
    position: 'relative',
    width: '100vw',
    marginInline: 'calc(50% - 50vw)',
    paddingTop: 0,
  },
});
export const back = css({
  borderRadius: '50%',
  background: pictureVeil(0.5),
  color: token('white'),
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
  padding: space(4),
  background: token('surface-base'),
});
export const headText = css({ flex: '1 1 12rem', minWidth: 0 });
export const course = css({ display: 'flex', color: token('text-secondary') });
/** Never shortened, however long the course title before it is. */
export const learnt = css({ flex: 'none', '&::before': { content: '"\\00a0·\\00a0"' } });
export const strip = css({ flex: '1 1 100%' });
export const below = css({ background: token('surface-base'), scrollMarginTop: '14rem' });
export const skeletonPlayer = css({ height: 'auto', paddingTop: '56.25%', borderRadius: 0 });
