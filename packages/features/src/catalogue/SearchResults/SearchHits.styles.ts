import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';

export const item = css({ '& + &': { borderTop: `1px solid ${token('border-subtle')}` } });
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${bySite('15rem', 'min(8.25rem, 44%)')} minmax(0, 1fr)`,
  alignItems: wordBySite('center', 'start'),
  gap: bySite(space(6), space(3.5)),
  padding: bySite(space(6, 0), space(3.5, 0)),
  borderRadius: token('radius-lg'),
  [media.hover]: {
    '&:hover': { '--cover-scale': '1.035', '--hit-title': token('text-brand') },
  },
  [media.phone]: {
    gridTemplateColumns: `${bySite('min(8rem, 44%)', 'min(8.25rem, 44%)')} minmax(0, 1fr)`,
    gap: bySite(space(4), space(3.5)),
    padding: bySite(space(4, 0), space(3.5, 0)),
  },
});
export const cover = css({ borderRadius: bySite(token('radius-lg'), token('radius-md')) });
/** Play icon on the course's cover. */
export const play = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: bySite('2.75rem', '2.25rem'),
  height: bySite('2.75rem', '2.25rem'),
  borderRadius: '50%',
  background: token('white'),
  color: token('brand-700'),
  boxShadow: token('shadow-2'),
  transform: 'translate(-50%, -50%)',
});
export const body = css({ display: 'grid', alignContent: 'center', gap: space(1.5), minWidth: 0 });
export const title = css({
  color: 'var(--hit-title, inherit)',
  textWrap: 'pretty',
  transition: `color ${token('dur-fast')}`,
  fontSize: bySite(token('fs-title'), token('fs-body')),
  lineHeight: bySite(token('lh-title'), token('lh-label')),
});
export const excerpt = css({
  color: token('text-secondary'),
  fontSize: bySite(token('fs-body'), token('fs-caption')),
  lineHeight: bySite(token('lh-body'), token('lh-caption')),
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  minHeight: bySite('1.75rem', '1.375rem'),
});
/** Keeps the height of the line while the course is loading. */
export const course = css({
  minHeight: bySite(token('lh-body'), token('lh-caption')),
  color: token('text-secondary'),
  fontSize: bySite(token('fs-body'), token('fs-caption')),
  lineHeight: bySite(token('lh-body'), token('lh-caption')),
});
export const quiet = css({ color: token('text-tertiary') });
export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: bySite(token('radius-lg'), token('radius-md')),
});
export const skeletonBody = css({ display: 'grid', alignContent: 'center', gap: space(3) });
