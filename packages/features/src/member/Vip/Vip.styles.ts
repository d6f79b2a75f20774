import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1.5rem',
  [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.75rem' },
});
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '2rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  '[data-h5] &': { padding: '1.25rem 1rem', borderRadius: corner(1.125) },
});
export const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  overflowWrap: 'anywhere',
});
export const crown = css({ flex: 'none', color: token('vip-text') });
export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.5rem',
  marginTop: '1rem',
});
export const days = css({ color: token('text-secondary'), fontWeight: 400 });
export const rights = css({ display: 'grid', gap: '0.75rem', marginTop: '1.25rem' });
export const right = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.5rem',
  color: token('text-secondary'),
  overflowWrap: 'anywhere',
});
export const check = css({ marginTop: '0.25rem', color: token('text-brand') });
export const buy = css({ marginTop: 'auto', paddingTop: '1.5rem' });
export const current = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  marginBottom: '1.5rem',
  padding: '0.875rem 1.25rem',
  borderRadius: token('radius-lg'),
  background: token('vip-surface'),
  color: token('vip-text'),
  '[data-h5] &': { marginBottom: '0.75rem', padding: '0.875rem 1rem' },
});
export const perDay = css({
  minHeight: '1.375rem',
  marginTop: '0.25rem',
  color: token('text-secondary'),
  fontWeight: 400,
});
export const words = css({ color: token('text-secondary') });
export const section = css({ marginTop: '3.5rem', '[data-h5] &': { marginTop: '2rem' } });
export const lead = css({ marginTop: '0.5rem', color: token('text-secondary') });
export const courses = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2rem 1.5rem',
  marginTop: '1.5rem',
  [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '[data-h5] &': { gap: '1.25rem 0.75rem', marginTop: '1rem' },
});
export const more = css({ display: 'flex', justifyContent: 'center', marginTop: '1.5rem' });
export const questions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2rem',
  marginTop: '1.5rem',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem', marginTop: '1rem' },
});
export const answer = css({ marginTop: '0.375rem', color: token('text-secondary') });
