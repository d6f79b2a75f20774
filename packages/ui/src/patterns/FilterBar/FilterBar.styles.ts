import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';
import { onlyOnWeb } from '../../styles/site.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: bySite(space(3), '0'),
});
export const row = css({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: space(4),
  '[data-h5] &': { display: 'block' },
});
export const label = css({
  color: token('text-tertiary'),
  fontSize: token('fs-label'),
  lineHeight: '2.25rem',
});
export const hiddenOnMobile = onlyOnWeb;
export const chips = css({
  position: 'relative',
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '[data-h5] &': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    padding: space(1.5, 4),
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '&::-webkit-scrollbar': { display: 'none' },
});
