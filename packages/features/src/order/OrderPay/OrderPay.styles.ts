import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  maxWidth: '55rem',
  margin: '0 auto',
  paddingBottom: '4rem',
  '[data-h5] &': { padding: '0.5rem 1rem 2rem' },
});
export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', borderRadius: corner(1.125) },
});
export const facts = css({
  minWidth: 0,
  padding: '3rem',
  [media.phone]: { padding: '1.5rem 1.25rem' },
  '[data-h5] &': { padding: '1.25rem 1rem' },
});
export const heading = css({ display: 'flex', alignItems: 'center', gap: '0.5rem' });
export const amountLabel = css({ marginTop: '1.5rem', color: token('text-secondary') });
export const amount = css({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: '3rem',
  lineHeight: '3.75rem',
  letterSpacing: '-0.02em',
  '[data-h5] &': { fontSize: '2.25rem', lineHeight: '3rem' },
});
export const left = css({ marginTop: '0.75rem' });
export const rows = css({
  marginTop: '2rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${token('border-subtle')}`,
  '[data-h5] &': { marginTop: '1.25rem', paddingTop: '1.25rem' },
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  marginTop: '2rem',
  '[data-h5] &': { marginTop: '1.5rem' },
});
export const leaving = css({ marginTop: '0.75rem', color: token('text-secondary') });
// Keeps its place: the payment begins while somebody reads what is below.
export const gone = css({ visibility: 'hidden' });
export const side = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: '3rem 2rem',
  background: token('surface-brand-subtle'),
  textAlign: 'center',
  '[data-h5] &': { padding: '1.5rem 1rem' },
});
export const box = css({
  width: '13.75rem',
  maxWidth: '100%',
  height: '13.75rem',
  padding: '0.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('white'),
});
export const blank = css({
  display: 'block',
  height: '100%',
  borderRadius: token('radius-sm'),
  background: token('neutral-100'),
});
export const expired = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '0.75rem',
  height: '100%',
  color: token('neutral-900'),
});
export const lead = css({ marginTop: '1.25rem', fontWeight: 500 });
export const leadFirst = css({ marginTop: 0 });
export const note = css({ marginTop: '0.25rem', color: token('text-secondary'), fontWeight: 400 });
export const jump = css({ width: '100%', marginTop: '1.25rem' });
export const status = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  minHeight: '1.5rem',
  marginTop: '1.25rem',
  color: token('text-secondary'),
  fontWeight: 400,
});
export const ring = css({ display: 'flex', color: token('text-brand') });
export const transfer = css({ width: '100%', textAlign: 'left' });
export const help = css({
  marginTop: '1.5rem',
  color: token('text-secondary'),
  fontWeight: 400,
  textAlign: 'center',
});
export const choice = css({ display: 'grid', gap: '1.5rem' });
