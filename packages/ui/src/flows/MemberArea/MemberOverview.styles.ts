import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '1rem',
  minHeight: '4rem',
});
export const words = css({ flex: 1, minWidth: 'min(16rem, 100%)', overflowWrap: 'anywhere' });
export const last = css({ marginTop: '0.125rem', color: token('text-secondary') });

export const stats = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: '1.5rem',
  padding: '1.75rem 0',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '1.25rem' },
});
export const stat = css({
  padding: '0 1.75rem',
  '& + &': { borderLeft: `1px solid ${token('border-subtle')}` },
  [media.phone]: { padding: '0 1.25rem', '&:nth-of-type(odd)': { borderLeft: 0 } },
});
export const label = css([
  text.label,
  { display: 'block', color: token('text-secondary'), fontWeight: 400 },
]);
export const value = css([
  text.number,
  {
    display: 'block',
    minHeight: '2.25rem',
    marginTop: '0.25rem',
    fontSize: '1.75rem',
    lineHeight: '2.25rem',
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
]);
export const unit = css({
  marginLeft: '0.25rem',
  color: token('text-secondary'),
  font: `400 0.875rem ${token('font-sans')}`,
});
