import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';
import { centreOnH5, fullOnH5 } from '@qinghe/ui/styles/site';

/** As high as the panel of categories and moved up like it, because it may replace it. */
export const root = css([
  fullOnH5,
  centreOnH5,
  {
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(5, 6),
    minHeight: '9.125rem',
    padding: bySite(space(6, 10), space(7, 5)),
    borderRadius: token('radius-xl'),
    background: token('surface-raised'),
    boxShadow: token('shadow-2'),
    [media.phone]: { padding: bySite(space(6, 5), space(7, 5)) },
    '[data-h5] &': { marginInline: space(4), textAlign: 'center' },
  },
]);
/** Spacing below content other than the hero. */
export const apart = css({
  marginTop: bySite(space(20), space(5)),
  [media.phone]: { marginTop: bySite(space(14), space(5)) },
});
/** On the desktop site it overlaps the hero. */
export const overHero = css({ marginTop: bySite(space(-16), space(5)) });
export const tile = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: token('radius-xl'),
  background: token('surface-brand-muted'),
  color: token('text-brand'),
});
export const words = css({ flex: wordBySite('1 1 14rem', '1 1 100%'), minWidth: 0 });
export const title = css({
  fontFamily: token('font-display'),
  fontWeight: token('weight-bold'),
  textWrap: 'balance',
});
export const line = css({
  marginTop: space(1),
  color: token('text-secondary'),
  textWrap: 'pretty',
});
