import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 15rem',
  alignItems: 'center',
  gap: '3rem',
  marginTop: '2.5rem',
  padding: '3rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' },
  [media.phone]: { padding: '1.5rem 1.25rem' },
});
export const heading = css({ fontSize: '1.75rem', lineHeight: '2.5rem' });
export const lead = css({ marginTop: '0.5rem', color: token('text-secondary') });
export const steps = css({ display: 'grid', gap: '1rem', marginTop: '1.75rem' });
export const step = css({ display: 'flex', alignItems: 'center', gap: '0.75rem' });
export const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: corner(0.75),
  background: token('surface-brand-muted'),
  color: token('text-brand'),
});
export const note = css({
  display: 'flex',
  gap: '0.5rem',
  marginTop: '2rem',
  color: token('text-secondary'),
});
