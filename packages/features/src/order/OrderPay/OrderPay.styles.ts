import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { oneColumnOnH5 } from '@qinghe/ui/styles/site';

export const root = css({
  maxWidth: token('container-narrow'),
  margin: '0 auto',
  padding: bySite('0', space(2, 4, 8)),
});
export const panel = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    overflow: 'hidden',
    border: `1px solid ${token('border-subtle')}`,
    borderRadius: bySite(token('radius-xl'), corner(1.125)),
    background: token('surface-base'),
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
]);
export const facts = css({
  minWidth: 0,
  padding: bySite(space(12), space(5, 4)),
  [media.phone]: { padding: bySite(space(6, 5), space(5, 4)) },
});
export const heading = css({ display: 'flex', alignItems: 'center', gap: space(2) });
export const amountLabel = css({ marginTop: space(6), color: token('text-secondary') });
export const amount = css({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: bySite(token('fs-display'), token('fs-h1')),
  lineHeight: bySite('3.75rem', token('lh-h1')),
  letterSpacing: '-0.02em',
});
export const left = css({ marginTop: space(3) });
export const rows = css({
  marginTop: bySite(space(8), space(5)),
  paddingTop: bySite(space(6), space(5)),
  borderTop: `1px solid ${token('border-subtle')}`,
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 4),
  marginTop: bySite(space(8), space(6)),
});
export const leaving = css({ marginTop: space(3), color: token('text-secondary') });
// Keeps its space, because the payment begins while somebody reads the text below.
export const gone = css({ visibility: 'hidden' });
export const side = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: bySite(space(12, 8), space(6, 4)),
  background: token('surface-brand-subtle'),
  textAlign: 'center',
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
