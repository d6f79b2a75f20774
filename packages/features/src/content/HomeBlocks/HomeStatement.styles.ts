import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

const H5 = '[data-h5] &';

/** As high and as raised as the panel of categories, whose place it may take. */
export const root = css({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.25rem 1.5rem',
  minHeight: '9.125rem',
  padding: '1.5rem 2.5rem',
  borderRadius: token('radius-xl'),
  background: token('surface-raised'),
  boxShadow: token('shadow-2'),
  [media.phone]: { padding: '1.5rem 1.25rem' },
  [H5]: {
    justifyContent: 'center',
    width: 'auto',
    marginInline: '1rem',
    padding: '1.75rem 1.25rem',
    textAlign: 'center',
  },
});
/** Below what is not the hero. */
export const apart = css({ marginTop: '5rem', [media.phone]: { marginTop: '3.5rem' } });
export const apartOnH5 = css({ [H5]: { marginTop: '1.25rem' } });
export const tile = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: '1.25rem',
  background: token('surface-brand-muted'),
  color: token('text-brand'),
});
export const words = css({ flex: '1 1 14rem', minWidth: 0, [H5]: { flexBasis: '100%' } });
export const title = css({
  fontFamily: token('font-display'),
  fontWeight: 700,
  textWrap: 'balance',
});
export const line = css({
  marginTop: '0.25rem',
  color: token('text-secondary'),
  textWrap: 'pretty',
});
