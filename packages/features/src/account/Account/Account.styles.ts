import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

/** Fields below one another. */
export const fields = css({ display: 'grid', gap: '1.25rem' });
export const belowTabs = css({ marginTop: '1.75rem' });
export const ways = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '0.75rem',
});
export const options = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  marginTop: '0.875rem',
});
export const visitHint = css([
  text.caption,
  { marginTop: '0.375rem', color: token('text-secondary') },
]);
export const centred = css([
  text.label,
  { marginTop: '1rem', color: token('text-secondary'), fontWeight: 400, textAlign: 'center' },
]);
export const agreement = css({ marginTop: '1.25rem' });
export const terms = css({ marginTop: '0.875rem', color: token('text-secondary') });
export const protocol = css({ color: token('text-link') });
