import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const title = css({
  marginTop: '0.75rem',
  textWrap: 'pretty',
  '[data-h5] &': { marginTop: '0.5rem', fontSize: '1.375rem', lineHeight: '2rem' },
});
export const lead = css({
  marginTop: '0.5rem',
  color: token('text-secondary'),
  fontSize: '1rem',
  lineHeight: '1.625rem',
  '[data-h5] &': { fontSize: token('fs-label'), lineHeight: token('lh-label') },
});
export const quiet = css({ color: token('text-secondary'), fontWeight: 400 });

export const facts = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: '1.75rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
  [media.phone]: { gridAutoFlow: 'row' },
  '[data-h5] &': {
    gridAutoFlow: 'row',
    marginTop: '1rem',
    padding: '0.25rem 1rem',
    borderRadius: corner(1.125),
  },
});
export const fact = css({
  padding: '1.25rem 1.5rem',
  '& + &': { borderLeft: `1px solid ${token('border-subtle')}` },
  [media.phone]: {
    '& + &': { borderLeft: 0, borderTop: `1px solid ${token('border-subtle')}` },
  },
  '[data-h5] &': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '0.75rem',
    padding: '0.75rem 0',
  },
  '[data-h5] & + &': { borderLeft: 0, borderTop: `1px solid ${token('border-subtle')}` },
});
export const factLabel = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
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
  marginTop: '0.5rem',
  '[data-h5] &': { marginTop: 0 },
});
export const factWords = css({ '[data-h5] &': { flex: '1 1 6rem', minWidth: 0 } });
export const withAction = css({
  '[data-h5] &': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 0.75rem',
  },
});
export const factMain = css({
  fontWeight: 600,
  lineHeight: '1.5rem',
  '[data-h5] &': { fontWeight: 500, lineHeight: '1.375rem' },
});
export const factSub = css({
  color: token('text-secondary'),
  fontWeight: 400,
  '[data-h5] &': { fontSize: token('fs-caption'), lineHeight: token('lh-caption') },
});
export const factActions = css({
  display: 'flex',
  flex: 'none',
  gap: '1rem',
  marginTop: '0.25rem',
  '[data-h5] &': { gap: '0.75rem', marginTop: 0 },
});
export const copy = css({
  minWidth: '24px',
  minHeight: 'max(1.5rem, 24px)',
  borderRadius: token('radius-xs'),
  color: token('text-link'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: 500,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '[data-h5] &': { minWidth: token('size-touch-min'), minHeight: token('size-touch-min') },
});

export const clash = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.5rem',
  marginTop: '1rem',
  padding: '0.75rem 1rem',
  borderRadius: token('radius-md'),
  background: token('warning-surface'),
});
export const clashIcon = css({ color: token('warning-icon') });
export const heartOn = css({ fill: 'currentColor' });
export const barAction = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.125rem',
  minWidth: token('size-touch-min'),
  minHeight: token('size-touch-min'),
  color: token('text-secondary'),
  '&[aria-pressed="true"]': { color: token('text-brand') },
});

export const panel = css({
  padding: '1.25rem 1.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { padding: '1rem', borderRadius: corner(1.125) },
});
export const panelTitle = css({ color: token('text-tertiary') });
export const people = css({ display: 'grid', gap: '1rem', marginTop: '0.75rem' });
export const person = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '1rem',
});
export const contact = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  marginTop: '0.5rem',
});
export const phone = css({
  minHeight: '1.5rem',
  '[data-h5] &': { minHeight: token('size-touch-min') },
});

export const price = css({ display: 'flex', alignItems: 'center', gap: '0.75rem' });
export const state = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: token('size-control-lg'),
  padding: '0 1.75rem',
  borderRadius: corner(0.75),
  background: token('surface-sunken'),
  color: token('text-secondary'),
  fontWeight: 500,
});
export const barState = css({ minHeight: '3rem', borderRadius: token('radius-full') });

export const cardButton = css({ marginTop: '1rem' });
export const cardFacts = css({ display: 'grid', gap: '0.75rem', marginTop: '1rem' });
export const cardRow = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: '0.75rem',
});
export const keptCard = css({
  maxWidth: '36rem',
  margin: '2rem auto 0',
  padding: '1.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { margin: '1rem 1rem 0' },
});
