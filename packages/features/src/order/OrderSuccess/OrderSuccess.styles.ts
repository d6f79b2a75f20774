import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  maxWidth: '44rem',
  margin: '1rem auto 0',
  paddingBottom: '5rem',
  textAlign: 'center',
  '[data-h5] &': { padding: '1.5rem 1rem 2rem', marginTop: 0 },
});
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '5.75rem',
  height: '5.75rem',
  marginInline: 'auto',
  border: `0.875rem solid ${token('surface-brand-muted')}`,
  borderRadius: '50%',
  background: token('action-primary'),
  color: token('text-on-brand'),
  '[data-h5] &': { width: '4.5rem', height: '4.5rem', borderWidth: '0.625rem' },
});
export const title = css({
  marginTop: '1.5rem',
  '[data-h5] &': { marginTop: '1rem', fontSize: '1.5rem', lineHeight: '2rem' },
});
export const card = css({
  marginTop: '2rem',
  padding: '1.75rem 2rem',
  textAlign: 'left',
  '[data-h5] &': { marginTop: '1.5rem', padding: '1rem' },
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1.5rem',
  marginTop: '1.5rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${token('border-subtle')}`,
  color: token('text-secondary'),
  fontWeight: 400,
  '[data-h5] &': { marginTop: '1rem', paddingTop: '0.75rem' },
});
export const footFirst = css({ marginTop: 0, paddingTop: 0, borderTop: 0 });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.75rem',
  marginTop: '2rem',
  [media.phone]: { display: 'grid' },
  '[data-h5] &': { display: 'grid' },
});
