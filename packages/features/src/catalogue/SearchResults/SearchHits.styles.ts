import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const item = css({ '& + &': { borderTop: `1px solid ${token('border-subtle')}` } });
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(6),
  padding: space(6, 0),
  borderRadius: token('radius-lg'),
  [media.hover]: {
    '&:hover': { '--cover-scale': '1.035', '--hit-title': token('text-brand') },
  },
  [media.phone]: {
    gridTemplateColumns: 'min(8rem, 44%) minmax(0, 1fr)',
    gap: space(4),
    padding: space(4, 0),
  },
  '[data-h5] &': {
    gridTemplateColumns: 'min(8.25rem, 44%) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space(3.5),
    padding: space(3.5, 0),
  },
});
export const cover = css({ '[data-h5] &': { borderRadius: token('radius-md') } });
/** On the picture of the course: what is found is played. */
export const play = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  background: token('white'),
  color: token('brand-700'),
  boxShadow: token('shadow-2'),
  transform: 'translate(-50%, -50%)',
  '[data-h5] &': { width: '2.25rem', height: '2.25rem' },
});
export const body = css({ display: 'grid', alignContent: 'center', gap: space(1.5), minWidth: 0 });
export const title = css({
  color: 'var(--hit-title, inherit)',
  textWrap: 'pretty',
  transition: `color ${token('dur-fast')}`,
  '[data-h5] &': { fontSize: token('fs-body'), lineHeight: token('lh-label') },
});
export const excerpt = css({
  color: token('text-secondary'),
  '[data-h5] &': { fontSize: token('fs-caption'), lineHeight: token('lh-caption') },
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  minHeight: '1.75rem',
  '[data-h5] &': { minHeight: '1.375rem' },
});
/** The line keeps its height while the course is on its way. */
export const course = css({
  minHeight: token('lh-body'),
  color: token('text-secondary'),
  '[data-h5] &': {
    minHeight: token('lh-caption'),
    fontSize: token('fs-caption'),
    lineHeight: token('lh-caption'),
  },
});
export const quiet = css({ color: token('text-tertiary') });
export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-lg'),
  '[data-h5] &': { borderRadius: token('radius-md') },
});
export const skeletonBody = css({ display: 'grid', alignContent: 'center', gap: space(3) });
