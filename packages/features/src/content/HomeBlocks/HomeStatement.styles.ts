import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

const H5 = '[data-h5] &';

/** As high and as raised as the panel of categories, whose place it may take. */
export const root = css({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(5, 6),
  minHeight: '9.125rem',
  padding: space(6, 10),
  borderRadius: token('radius-xl'),
  background: token('surface-raised'),
  boxShadow: token('shadow-2'),
  [media.phone]: { padding: space(6, 5) },
  [H5]: {
    justifyContent: 'center',
    width: 'auto',
    marginInline: space(4),
    padding: space(7, 5),
    textAlign: 'center',
  },
});
/** Below what is not the hero. */
export const apart = css({ marginTop: space(20), [media.phone]: { marginTop: space(14) } });
export const apartOnH5 = css({ [H5]: { marginTop: space(5) } });
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
export const words = css({ flex: '1 1 14rem', minWidth: 0, [H5]: { flexBasis: '100%' } });
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
