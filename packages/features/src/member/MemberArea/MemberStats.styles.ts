import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  display: 'grid',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
});
export const layouts = {
  panel: css({
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    marginTop: '1.5rem',
    padding: '1.75rem 0',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '1.25rem' },
  }),
  strip: css({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', padding: '1rem 0' }),
};
export const stat = css({
  padding: '0 1.75rem',
  '& + &': { borderLeft: `1px solid ${token('border-subtle')}` },
  [media.phone]: { padding: '0 1.25rem' },
  '[data-h5] &': { padding: '0 0.5rem', textAlign: 'center' },
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
    '[data-h5] &': { fontSize: '1.375rem', lineHeight: '2rem' },
  },
]);
/** The unit may stand below its number, the number is never cut. */
export const figure = css({ whiteSpace: 'nowrap' });
export const unit = css({
  marginLeft: '0.25rem',
  color: token('text-secondary'),
  font: `400 0.875rem ${token('font-sans')}`,
});
