import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { text } from '@qinghe/ui/styles/text';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

export const balance = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space(4),
  padding: bySite(space(8), space(5)),
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-brand-subtle'),
  [media.phone]: { padding: space(5) },
});
export const label = css([
  text.label,
  { color: token('text-secondary'), fontWeight: token('weight-regular') },
]);
export const figure = css([
  text.number,
  {
    minHeight: '3.5rem',
    fontSize: '2.75rem',
    lineHeight: '3.5rem',
    fontWeight: token('weight-semibold'),
    letterSpacing: '-0.02em',
  },
]);

const card = css({
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
export const table = css([card, { width: '100%', borderCollapse: 'separate', borderSpacing: 0 }]);
const cell = {
  // oxlint-disable-next-line qinghe/use-tokens -- With its line of type a row of 56.
  padding: '1.0625rem 0.875rem',
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const;
export const head = css([
  text.label,
  {
    ...cell,
    paddingBlock: space(3.5),
    color: token('text-secondary'),
    fontWeight: token('weight-regular'),
  },
]);
export const data = css({ ...cell, borderTop: `1px solid ${token('border-subtle')}` });
export const first = css({ paddingLeft: space(7) });
export const when = css([
  text.label,
  text.number,
  {
    width: '11rem',
    [media.phone]: { width: 'auto' },
    color: token('text-secondary'),
    fontWeight: token('weight-regular'),
  },
]);
export const change = css({ width: '8rem', paddingRight: space(7), textAlign: 'right' });
export const sum = css([
  text.number,
  { color: token('text-primary'), fontWeight: token('weight-semibold') },
]);
export const gain = css({ color: token('text-brand') });

export const rows = css([card, { padding: space(0, 4) }]);
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  padding: space(3.5, 0),
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const source = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const small = css([text.caption, text.number, { color: token('text-tertiary') }]);

export const rules = css([card, { padding: bySite(space(6, 7), space(4)) }]);
export const rule = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  paddingTop: space(3),
});
export const skeleton = css({ borderRadius: token('radius-xl') });
