import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${token('size-aside')}`,
  alignItems: 'start',
  gap: '3rem',
  paddingBottom: '4rem',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  '[data-h5] &': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.75rem',
    padding: '0.5rem 1rem 6rem',
  },
});
export const sections = css({
  display: 'grid',
  gap: '1.5rem',
  minWidth: 0,
  '[data-h5] &': { gap: '0.75rem' },
});
export const heading = css({
  marginBottom: '1.25rem',
  '[data-h5] &': { marginBottom: '0.75rem', fontSize: '0.9375rem', lineHeight: '1.375rem' },
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
  gap: '0.75rem',
});
export const codeButton = css({
  height: '3rem',
  '[data-h5] &': { height: '3.125rem' },
});
export const refusal = css({ display: 'flex', flexWrap: 'wrap', columnGap: '0.5rem' });

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.25rem',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
});

export const summary = css({
  position: 'sticky',
  top: '6rem',
  padding: '1.75rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  boxShadow: token('shadow-2'),
  [media.narrow]: { position: 'static', padding: 'min(1.75rem, 9vw)', boxShadow: 'none' },
  '[data-h5] &': {
    position: 'static',
    padding: '1rem',
    borderRadius: corner(1.125),
    boxShadow: 'none',
  },
});
export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1rem',
  marginTop: '1.25rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${token('border-subtle')}`,
  fontWeight: 500,
});
export const agreement = css({ marginTop: '1.25rem', '[data-h5] &': { marginTop: '0.75rem' } });
export const submit = css({ marginTop: '1.5rem' });
export const paymentNote = css({ marginTop: '0.75rem', color: token('text-secondary') });
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
  gap: '0.25rem 1rem',
  maxWidth: token('container-h5'),
  marginInline: 'auto',
  padding: ['0.5rem 1rem', '0.5rem 1rem calc(0.5rem + env(safe-area-inset-bottom, 0px))'],
  background: token('surface-base'),
  boxShadow: token('shadow-up'),
});
export const barAmount = css({ minWidth: 0 });
export const barLabel = css({ color: token('text-secondary') });
export const barButton = css({ height: '3rem', paddingInline: '2.25rem', fontWeight: 600 });
