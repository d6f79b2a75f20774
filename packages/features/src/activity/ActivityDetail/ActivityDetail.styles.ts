import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const tags = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const title = css({
  marginTop: space(3),
  textWrap: 'pretty',
  '[data-h5] &': { marginTop: space(2), fontSize: token('fs-h3'), lineHeight: token('lh-h3') },
});
export const lead = css({
  marginTop: space(2),
  color: token('text-secondary'),
  fontSize: token('fs-body-lg'),
  lineHeight: '1.625rem',
  '[data-h5] &': { fontSize: token('fs-label'), lineHeight: token('lh-label') },
});
export const quiet = css({ color: token('text-secondary'), fontWeight: token('weight-regular') });

export const facts = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: space(7),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
  [media.phone]: { gridAutoFlow: 'row' },
  '[data-h5] &': {
    gridAutoFlow: 'row',
    marginTop: space(4),
    padding: space(1, 4),
    borderRadius: corner(1.125),
  },
});
export const fact = css({
  padding: space(5, 6),
  '& + &': { borderLeft: `1px solid ${token('border-subtle')}` },
  [media.phone]: {
    '& + &': { borderLeft: 0, borderTop: `1px solid ${token('border-subtle')}` },
  },
  '[data-h5] &': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(3),
    padding: space(3, 0),
  },
  '[data-h5] & + &': { borderLeft: 0, borderTop: `1px solid ${token('border-subtle')}` },
});
export const factLabel = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  color: token('text-secondary'),
  '[data-h5] &': { color: token('text-brand') },
});
export const factName = css({
  '[data-h5] &': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clip: 'rect(0 0 0 0)',
    whiteSpace: 'nowrap',
  },
});
export const factBody = css({
  position: 'relative',
  marginTop: space(2),
  '[data-h5] &': { marginTop: 0 },
});
export const factWords = css({ '[data-h5] &': { flex: '1 1 6rem', minWidth: 0 } });
export const withAction = css({
  '[data-h5] &': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(0, 3),
  },
});
export const factMain = css({
  fontWeight: token('weight-semibold'),
  lineHeight: token('lh-body'),
  '[data-h5] &': { fontWeight: token('weight-medium'), lineHeight: token('lh-label') },
});
export const factSub = css({
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  '[data-h5] &': { fontSize: token('fs-caption'), lineHeight: token('lh-caption') },
});
export const factActions = css({
  display: 'flex',
  flex: 'none',
  gap: space(4),
  marginTop: space(1),
  '[data-h5] &': { gap: space(3), marginTop: 0 },
});
export const copy = css({
  minWidth: '24px',
  minHeight: 'max(1.5rem, 24px)',
  borderRadius: token('radius-xs'),
  color: token('text-link'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: token('weight-medium'),
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '[data-h5] &': { minWidth: token('size-touch-min'), minHeight: token('size-touch-min') },
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
  '&[aria-pressed="true"]': { color: token('text-brand') },
});

export const panel = css({
  padding: space(5, 6),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { padding: space(4), borderRadius: corner(1.125) },
});
export const panelTitle = css({ color: token('text-tertiary') });
export const people = css({ display: 'grid', gap: space(4), marginTop: space(3) });
export const person = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
});
export const contact = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 4),
  marginTop: space(2),
});
export const phone = css({
  minHeight: '1.5rem',
  '[data-h5] &': { minHeight: token('size-touch-min') },
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
  margin: `${space(8)} auto 0`,
  padding: space(6),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { margin: space(4, 4, 0) },
});
