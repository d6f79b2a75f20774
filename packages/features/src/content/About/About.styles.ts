import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const content = css({
  // The height of what stands for the teachers, with the gap below.
  '--yielded': '32.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3rem',
  '[data-h5] &': { '--yielded': '41.5rem' },
  '& > [data-yielded]': { position: 'absolute' },
});
export const prose = css({
  maxWidth: token('container-prose'),
  width: '100%',
});
export const panel = css({
  padding: '3rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.tablet]: { padding: '1.5rem' },
  '[data-h5] &': { padding: '1.25rem', borderRadius: corner(1.125) },
});
export const linkText = css({ marginBottom: '1.25rem', color: token('text-secondary') });

export const reach = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '3rem',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
});
export const reachTitle = css({ '[data-h5] &': { fontSize: '1.25rem', lineHeight: '1.75rem' } });
export const contacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 3rem',
  marginTop: '1.25rem',
  '[data-h5] &': { display: 'grid', gap: 0, marginTop: '0.5rem' },
});
export const contact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.75rem',
  '[data-h5] &': { minHeight: token('size-touch-min') },
});
export const contactIcon = css({ display: 'grid', color: token('text-brand') });
export const contactLink = css({
  '&&': { color: token('text-primary') },
  '[data-h5] &': { display: 'flex', alignItems: 'center', minHeight: token('size-touch-min') },
});
export const codes = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5rem',
  '[data-h5] &': { justifyContent: 'center' },
});
export const code = css({ width: '7rem', color: token('text-secondary'), textAlign: 'center' });
export const codeImage = css({
  display: 'block',
  width: '7rem',
  height: '7rem',
  marginBottom: '0.5rem',
  padding: '0.375rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(0.75),
  background: token('white'),
});
