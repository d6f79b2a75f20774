import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';
import { flexOnH5, gridOnH5, unseenOnH5 } from '@qinghe/ui/styles/site';

export const tags = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const title = css({
  marginTop: bySite(space(3), space(2)),
  textWrap: 'pretty',
  fontSize: bySite(token('fs-h1'), token('fs-h3')),
  lineHeight: bySite(token('lh-h1'), token('lh-h3')),
});
export const lead = css({
  marginTop: space(2),
  color: token('text-secondary'),
  fontSize: bySite(token('fs-body-lg'), token('fs-label')),
  lineHeight: bySite('1.625rem', token('lh-label')),
});
export const quiet = css({ color: token('text-secondary'), fontWeight: token('weight-regular') });

export const facts = css({
  display: 'grid',
  gridAutoFlow: wordBySite('column', 'row'),
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: bySite(space(7), space(4)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-lg'), corner(1.125)),
  background: token('surface-base'),
  [media.phone]: { gridAutoFlow: 'row' },
  padding: bySite('0', space(1, 4)),
});
export const fact = css([
  gridOnH5,
  {
    minHeight: bySite('0', '3.25rem'),
    padding: bySite(space(5, 6), space(1, 0)),
    '& + &': {
      borderLeft: `${bySite('1px', '0')} solid ${token('border-subtle')}`,
      borderTop: `${bySite('0', '1px')} solid ${token('border-subtle')}`,
    },
    [media.phone]: {
      '& + &': { borderLeft: 0, borderTop: `1px solid ${token('border-subtle')}` },
    },
    // Layout in the grid of the mobile site.
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(3),
  },
]);
export const factLabel = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  color: wordBySite(token('text-secondary'), token('text-brand')),
});
export const factIcon = css({
  width: bySite('1rem', '1.25rem'),
  height: bySite('1rem', '1.25rem'),
});
export const factName = unseenOnH5;
export const factBody = css({
  position: 'relative',
  marginTop: bySite(space(2), '0'),
});
export const factWords = css({ flex: '1 1 6rem', minWidth: 0 });
export const withAction = css([
  flexOnH5,
  {
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(0, 3),
  },
]);
export const factMain = css({
  fontWeight: bySite(token('weight-semibold'), token('weight-medium')),
  lineHeight: bySite(token('lh-body'), token('lh-label')),
});
export const factSub = css({
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  fontSize: bySite(token('fs-label'), token('fs-caption')),
  lineHeight: bySite(token('lh-label'), token('lh-caption')),
});
export const factActions = css({
  display: 'flex',
  flex: 'none',
  gap: bySite(space(4), space(3)),
  marginTop: bySite(space(1), '0'),
});
export const copy = css({
  minWidth: bySite('24px', token('size-touch-min')),
  minHeight: bySite('max(1.5rem, 24px)', token('size-touch-min')),
  borderRadius: token('radius-xs'),
  color: token('text-link'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: token('weight-medium'),
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

export const clash = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(4),
  padding: space(3, 4),
  borderRadius: token('radius-md'),
  background: token('warning-surface'),
});
export const clashIcon = css({ color: token('warning-icon') });
export const heartOn = css({ fill: 'currentColor' });
export const barAction = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(0.5),
  minWidth: token('size-touch-min'),
  minHeight: token('size-touch-min'),
  color: token('text-secondary'),
  lineHeight: '1rem',
  fontWeight: token('weight-regular'),
  '&[aria-pressed="true"]': { color: token('text-brand') },
});

export const panel = css({
  padding: bySite(space(5, 6), space(4)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
export const panelTitle = css({ color: token('text-tertiary') });
export const people = css({ display: 'grid', gap: space(4), marginTop: space(3) });
export const person = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
});
export const personName = css({
  fontSize: bySite(token('fs-title'), token('fs-body')),
  lineHeight: bySite(token('lh-title'), token('lh-body')),
});
export const personLink = css({ fontWeight: token('weight-semibold') });
export const contact = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 4),
  marginTop: space(2),
});
export const phone = css({
  minHeight: bySite('1.5rem', token('size-touch-min')),
});

export const price = css({ display: 'flex', alignItems: 'center', gap: space(3) });
export const state = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: token('size-control-lg'),
  padding: space(0, 7),
  borderRadius: corner(0.75),
  background: token('surface-sunken'),
  color: token('text-secondary'),
  fontWeight: token('weight-medium'),
});
export const barState = css({ minHeight: '3rem', borderRadius: token('radius-full') });

export const cardButton = css({ marginTop: space(4) });
export const cardFacts = css({ display: 'grid', gap: space(3), marginTop: space(4) });
export const cardRow = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: space(3),
});
export const keptCard = css({
  maxWidth: '36rem',
  margin: wordBySite(`${space(8)} auto 0`, space(4, 4, 0)),
  padding: space(6),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
});
