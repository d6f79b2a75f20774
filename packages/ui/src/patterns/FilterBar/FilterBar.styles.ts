import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';
import { onlyOnWeb } from '../../styles/site.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: bySite(space(3), '0'),
});
export const row = css({
  display: wordBySite('grid', 'block'),
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: space(4),
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
  display: wordBySite('flex', 'grid'),
  flexWrap: 'wrap',
  gap: space(2),
  // For the grid of the mobile site, in which the chips scroll sideways.
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  padding: bySite('0', space(1.5, 4)),
  overflowX: wordBySite('visible', 'auto'),
  scrollbarWidth: wordBySite('auto', 'none'),
  '&::-webkit-scrollbar': { display: 'none' },
});
