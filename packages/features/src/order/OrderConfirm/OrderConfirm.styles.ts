import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${token('size-aside')}`,
  alignItems: 'start',
  gap: space(12),
  paddingBottom: space(16),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
  '[data-h5] &': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(3),
    padding: space(2, 4, 24),
  },
});
export const sections = css({
  display: 'grid',
  gap: space(6),
  minWidth: 0,
  '[data-h5] &': { gap: space(3) },
});
export const heading = css({
  marginBottom: space(5),
  '[data-h5] &': {
    marginBottom: space(3),
    fontSize: token('fs-body'),
    lineHeight: token('lh-label'),
  },
});
export const hiddenOnH5 = css({
  '[data-h5] &': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: 0,
    overflow: 'hidden',
    clip: 'rect(0 0 0 0)',
    clipPath: 'inset(50%)',
  },
});

export const codeRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(3),
});
export const codeButton = css({
  height: '3rem',
  '[data-h5] &': { height: '3.125rem' },
});
export const refusal = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(2) });

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(5),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
});

export const summary = css({
  position: 'sticky',
  top: '6rem',
  padding: space(7),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  boxShadow: token('shadow-2'),
  [media.narrow]: { position: 'static', padding: `min(${space(7)}, 9vw)`, boxShadow: 'none' },
  '[data-h5] &': {
    position: 'static',
    padding: space(4),
    borderRadius: corner(1.125),
    boxShadow: 'none',
  },
});
export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 4),
  marginTop: space(5),
  paddingTop: space(5),
  borderTop: `1px solid ${token('border-subtle')}`,
  fontWeight: token('weight-medium'),
});
export const agreement = css({ marginTop: space(5), '[data-h5] &': { marginTop: space(3) } });
export const submit = css({ marginTop: space(6) });
export const emptyPayments = css({ color: token('text-secondary') });

export const bar = css({
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: token('z-bottom-bar'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 4),
  maxWidth: token('container-h5'),
  marginInline: 'auto',
  padding: [space(2, 4), `${space(2, 4)} calc(${space(2)} + env(safe-area-inset-bottom, 0px))`],
  background: token('surface-base'),
  boxShadow: token('shadow-up'),
});
export const barAmount = css({ minWidth: 0 });
export const barLabel = css({ color: token('text-secondary') });
export const barButton = css({
  height: '3rem',
  paddingInline: space(9),
  fontWeight: token('weight-semibold'),
});
