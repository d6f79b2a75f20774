import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export { item, body } from './SearchHits.styles.ts';

/** Other hits follow. */
export const before = css({ borderBottom: `1px solid ${token('border-subtle')}` });
export const row = css({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: space(3, 6),
  padding: space(6, 0),
  [media.phone]: {
    gridTemplateColumns: 'min(8rem, 44%) minmax(0, 1fr)',
    gap: space(3, 4),
    padding: space(4, 0),
  },
  '[data-h5] &': {
    gridTemplateColumns: 'min(8.25rem, 44%) minmax(0, 1fr)',
    gap: space(3, 3.5),
    padding: space(3.5, 0),
  },
});
/** As large as the pictures of other hits. */
export const tile = css({
  position: 'relative',
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-lg'),
  background: token('surface-brand-subtle'),
  '[data-h5] &': { borderRadius: token('radius-md') },
});
export const portrait = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  '[data-h5] &': { width: '3.5rem', height: '3.5rem' },
});
export const job = css({
  color: token('text-secondary'),
  '[data-h5] &': { fontSize: token('fs-caption'), lineHeight: token('lh-caption') },
});
export const tag = css({ justifySelf: 'start' });
export const works = css({
  gridColumn: 2,
  [media.phone]: { gridColumn: '1 / -1' },
  '[data-h5] &': { gridColumn: '1 / -1' },
});
export const work = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.25rem',
  borderRadius: token('radius-xs'),
  [media.hover]: { '&:hover': { color: token('text-brand') } },
  '[data-h5] &': { minHeight: token('size-touch-min') },
});
export const icon = css({ flex: 'none', color: token('text-tertiary') });
export const more = css([work, { color: token('text-brand') }]);
