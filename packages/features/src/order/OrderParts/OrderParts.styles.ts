import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const steps = css({
  maxWidth: '36rem',
  margin: '0 auto',
  padding: '2.5rem 0 2rem',
  [media.phone]: { padding: '1.25rem 0' },
});

/** The frame around a part of an order page. */
export const card = css({
  minWidth: 0,
  padding: '2rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.phone]: { padding: '1.25rem' },
  '[data-h5] &': { padding: '1rem', borderRadius: corner(1.125) },
});

export const goods = css({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '1.5rem',
  [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr) auto', gap: '1rem' },
  [media.phone]: { gridTemplateColumns: 'min(7.25rem, 44%) minmax(0, 1fr)', gap: '0.875rem' },
  '[data-h5] &': {
    gridTemplateColumns: 'min(7.25rem, 44%) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '0.25rem 0.875rem',
  },
});
export const noCover = css({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const cover = css({ '[data-h5] &': { gridRow: 'span 2' } });
export const name = css({
  overflowWrap: 'anywhere',
  '[data-h5] &': { fontSize: '0.9375rem', lineHeight: '1.375rem' },
});
export const facts = css({
  marginTop: '0.375rem',
  color: token('text-secondary'),
  fontWeight: 400,
  '[data-h5] &': { marginTop: '0.25rem', fontSize: token('fs-caption') },
});
export const side = css({
  textAlign: 'right',
  [media.phone]: { gridColumn: '2', textAlign: 'left' },
  '[data-h5] &': { gridColumn: '2', textAlign: 'right' },
});
export const sideLabel = css({ display: 'block', color: token('text-tertiary') });

export const rows = css({ display: 'grid', gap: '0.75rem' });
export const row = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1rem',
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
});
export const rowLabel = css({ flex: 'none', maxWidth: '60%', color: token('text-secondary') });
export const rowValue = css({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'right' });
export const saving = css({ color: token('text-brand') });
