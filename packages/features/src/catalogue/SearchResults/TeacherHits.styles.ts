import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';

export { item, body } from './SearchHits.styles.ts';

/** Separates the teachers from the hits below. */
export const before = css({ borderBottom: `1px solid ${token('border-subtle')}` });
export const row = css({
  display: 'grid',
  gridTemplateColumns: `${bySite('15rem', 'min(8.25rem, 44%)')} minmax(0, 1fr)`,
  gap: bySite(space(3, 6), space(3, 3.5)),
  padding: bySite(space(6, 0), space(3.5, 0)),
  [media.phone]: {
    gridTemplateColumns: `${bySite('min(8rem, 44%)', 'min(8.25rem, 44%)')} minmax(0, 1fr)`,
    gap: bySite(space(3, 4), space(3, 3.5)),
    padding: bySite(space(4, 0), space(3.5, 0)),
  },
});
/** As large as the covers of other hits. */
export const tile = css({
  position: 'relative',
  height: 0,
  paddingTop: '56.25%',
  borderRadius: bySite(token('radius-lg'), token('radius-md')),
  background: token('surface-brand-subtle'),
});
export const portrait = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  width: bySite('5rem', '3.5rem'),
  height: bySite('5rem', '3.5rem'),
});
export const job = css({
  color: token('text-secondary'),
  fontSize: bySite(token('fs-body'), token('fs-caption')),
  lineHeight: bySite(token('lh-body'), token('lh-caption')),
});
export const tag = css({ justifySelf: 'start' });
export const works = css({
  gridColumn: wordBySite('2', '1 / -1'),
  [media.phone]: { gridColumn: '1 / -1' },
});
export const work = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: bySite('2.25rem', token('size-touch-min')),
  borderRadius: token('radius-xs'),
  [media.hover]: { '&:hover': { color: token('text-brand') } },
});
export const icon = css({ flex: 'none', color: token('text-tertiary') });
export const more = css([work, { color: token('text-brand') }]);
