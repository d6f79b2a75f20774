import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const balance = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '1rem',
  padding: '2rem',
  borderRadius: token('radius-xl'),
  background: token('surface-brand-subtle'),
  '[data-h5] &': { padding: '1.25rem' },
  [media.phone]: { padding: '1.25rem' },
});
export const label = css([text.label, { color: token('text-secondary'), fontWeight: 400 }]);
export const figure = css([
  text.number,
  {
    minHeight: '3.5rem',
    fontSize: '2.75rem',
    lineHeight: '3.5rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
]);

const card = css({
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
});
export const table = css([card, { width: '100%', borderCollapse: 'separate', borderSpacing: 0 }]);
const cell = {
  padding: '1.0625rem 0.875rem',
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const;
export const head = css([
  text.label,
  { ...cell, paddingBlock: '0.875rem', color: token('text-secondary'), fontWeight: 400 },
]);
export const data = css({ ...cell, borderTop: `1px solid ${token('border-subtle')}` });
export const first = css({ paddingLeft: '1.75rem' });
export const when = css([
  text.label,
  text.number,
  {
    width: '11rem',
    [media.phone]: { width: 'auto' },
    color: token('text-secondary'),
    fontWeight: 400,
  },
]);
export const change = css({ width: '8rem', paddingRight: '1.75rem', textAlign: 'right' });
export const sum = css([text.number, { color: token('text-primary'), fontWeight: 600 }]);
export const gain = css({ color: token('text-brand') });

export const rows = css([card, { padding: '0 1rem' }]);
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  padding: '0.875rem 0',
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const source = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const small = css([text.caption, text.number, { color: token('text-tertiary') }]);

export const rules = css([card, { padding: '1.5rem 1.75rem', '[data-h5] &': { padding: '1rem' } }]);
export const rule = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingTop: '0.75rem',
});
export const skeleton = css({ borderRadius: token('radius-xl') });
