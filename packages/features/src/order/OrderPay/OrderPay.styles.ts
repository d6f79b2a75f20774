import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({
  maxWidth: '55rem',
  margin: '0 auto',
  paddingBottom: space(16),
  '[data-h5] &': { padding: space(2, 4, 8) },
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
  padding: space(12),
  [media.phone]: { padding: space(6, 5) },
  '[data-h5] &': { padding: space(5, 4) },
});
export const heading = css({ display: 'flex', alignItems: 'center', gap: space(2) });
export const amountLabel = css({ marginTop: space(6), color: token('text-secondary') });
export const amount = css({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: token('fs-display'),
  lineHeight: '3.75rem',
  letterSpacing: '-0.02em',
  '[data-h5] &': { fontSize: token('fs-h1'), lineHeight: token('lh-h1') },
});
export const left = css({ marginTop: space(3) });
export const rows = css({
  marginTop: space(8),
  paddingTop: space(6),
  borderTop: `1px solid ${token('border-subtle')}`,
  '[data-h5] &': { marginTop: space(5), paddingTop: space(5) },
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 4),
  marginTop: space(8),
  '[data-h5] &': { marginTop: space(6) },
});
export const leaving = css({ marginTop: space(3), color: token('text-secondary') });
// Keeps its place: the payment begins while somebody reads what is below.
export const gone = css({ visibility: 'hidden' });
export const side = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: space(12, 8),
  background: token('surface-brand-subtle'),
  textAlign: 'center',
  '[data-h5] &': { padding: space(6, 4) },
});
export const box = css({
  width: '13.75rem',
  maxWidth: '100%',
  height: '13.75rem',
  padding: space(2),
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
  gap: space(3),
  height: '100%',
  color: token('neutral-900'),
});
export const lead = css({ marginTop: space(5), fontWeight: token('weight-medium') });
export const leadFirst = css({ marginTop: 0 });
export const note = css({
  marginTop: space(1),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const jump = css({ width: '100%', marginTop: space(5) });
export const status = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: '1.5rem',
  marginTop: space(5),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const ring = css({ display: 'flex', color: token('text-brand') });
export const transfer = css({ width: '100%', textAlign: 'left' });
export const help = css({
  marginTop: space(6),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  textAlign: 'center',
});
export const choice = css({ display: 'grid', gap: space(6) });
