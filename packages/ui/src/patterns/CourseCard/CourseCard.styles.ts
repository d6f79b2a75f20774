import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';

/** On hover the card zooms its cover and colours its title by CSS variables. */
export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  borderRadius: token('radius-lg'),
  [media.hover]: {
    '&:hover': { '--cover-scale': '1.035', '--card-title': token('text-brand') },
  },
});
export const row = css({
  display: 'grid',
  gridTemplateColumns: `${bySite('10.5rem', 'min(8.25rem, 44%)')} minmax(0, 1fr)`,
  alignItems: wordBySite('center', 'start'),
  gap: bySite(space(5), space(3.5)),
  height: 'auto',
  paddingBlock: bySite(space(4), space(3.5)),
  [media.phone]: {
    gridTemplateColumns: `${bySite('min(8rem, 44%)', 'min(8.25rem, 44%)')} minmax(0, 1fr)`,
  },
});
export const divided = css({ borderRadius: 0, borderTop: `1px solid ${token('border-subtle')}` });
export const rowCover = css({ borderRadius: bySite(token('radius-lg'), token('radius-md')) });

export const body = css({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const title = css({
  marginTop: bySite(space(3.5), space(2.5)),
  color: 'var(--card-title, inherit)',
  transition: `color ${token('dur-fast')}`,
  fontSize: bySite(token('fs-subtitle'), token('fs-body')),
  lineHeight: bySite(token('lh-subtitle'), token('lh-label')),
});
export const rowTitle = css({ marginTop: 0 });

export const meta = css({
  marginTop: bySite(space(1.5), space(1)),
  color: token('text-secondary'),
  fontSize: bySite(token('fs-caption'), token('fs-micro')),
  lineHeight: bySite(token('lh-caption'), token('lh-micro')),
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(2),
  minHeight: bySite('2.125rem', '1.875rem'),
  marginTop: 'auto',
  paddingTop: bySite(space(2.5), space(1.5)),
});
export const rowFoot = css({ marginTop: space(1) });

export const progress = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  color: token('text-secondary'),
});

export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: bySite(token('radius-lg'), corner(0.75)),
});
export const skeletonBody = css({ display: 'grid', gap: space(2.5), paddingTop: space(4.5) });
export const skeletonRowBody = css({ paddingTop: 0 });
