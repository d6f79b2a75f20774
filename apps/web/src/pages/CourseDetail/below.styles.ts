import { css, keyframes } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { FOLLOWER } from './CourseDetail.styles.ts';
import { space } from '@qinghe/ui/styles/space';

const appear = keyframes({ from: { opacity: 0 } });
/** Fills the space reserved above the aside, so that nothing moves when it appears. */
export const follower = css({
  position: 'absolute',
  top: `-${FOLLOWER}`,
  right: 0,
  left: 0,
  display: 'grid',
  gap: space(3.5),
  padding: space(5),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  animation: `${appear} ${token('dur-base')} ${token('ease-enter')}`,
  [media.narrow]: { display: 'none' },
});

export const related = css({
  paddingTop: space(20),
  [media.phone]: { paddingTop: space(14) },
});
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(10, 6),
  // With three per row, the fourth card would be alone in the second row.
  [media.narrow]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(4)': { display: 'none' },
  },
  [media.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(6, 4),
    '& > :nth-of-type(4)': { display: 'block' },
  },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const cell = css({ minWidth: 0 });
