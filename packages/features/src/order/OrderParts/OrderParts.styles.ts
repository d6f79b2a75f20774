import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';

export const steps = css({
  maxWidth: '36rem',
  margin: '0 auto',
  padding: space(10, 0, 8),
  [media.phone]: { padding: space(5, 0) },
});

/** Card around a section of an order page. */
export const card = css({
  minWidth: 0,
  padding: bySite(space(8), space(4)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
  [media.phone]: { padding: bySite(space(5), space(4)) },
});

/** Columns for a small picture and text next to it; the price is below them. */
const SMALL = 'min(7.25rem, 44%) minmax(0, 1fr)';
export const goods = css({
  display: 'grid',
  gridTemplateColumns: wordBySite('12rem minmax(0, 1fr) auto', SMALL),
  alignItems: wordBySite('center', 'start'),
  gap: bySite(space(6), space(1, 3.5)),
  [media.tablet]: {
    gridTemplateColumns: wordBySite('9rem minmax(0, 1fr) auto', SMALL),
    gap: bySite(space(4), space(1, 3.5)),
  },
  [media.phone]: { gridTemplateColumns: SMALL, gap: bySite(space(3.5), space(1, 3.5)) },
});
export const noCover = css({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const cover = css({ gridRow: wordBySite('auto', 'span 2') });
export const name = css({
  overflowWrap: 'anywhere',
  fontSize: bySite(token('fs-title'), token('fs-body')),
  lineHeight: bySite(token('lh-title'), token('lh-label')),
});
export const facts = css({
  marginTop: bySite(space(1.5), space(1)),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  fontSize: bySite(token('fs-label'), token('fs-caption')),
});
export const side = css({
  gridColumn: wordBySite('auto', '2'),
  textAlign: 'right',
  [media.phone]: { gridColumn: '2', textAlign: wordBySite('left', 'right') },
});
export const sideLabel = css({ display: 'block', color: token('text-tertiary') });

export const rows = css({ display: 'grid', gap: space(3) });
export const row = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
});
export const rowLabel = css({ flex: 'none', maxWidth: '60%', color: token('text-secondary') });
export const rowValue = css({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'right' });
export const saving = css({ color: token('text-brand') });
