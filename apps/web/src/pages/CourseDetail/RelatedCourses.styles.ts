import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { space } from '@qinghe/ui/styles/space';

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
