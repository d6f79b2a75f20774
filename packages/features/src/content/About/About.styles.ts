import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const content = css({
  // The height of what stands for the teachers, with the gap below.
  '--yielded': '32.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(12),
  '[data-h5] &': { '--yielded': '41.5rem' },
  '& > [data-yielded]': { position: 'absolute' },
});
export const prose = css({
  maxWidth: token('container-prose'),
  width: '100%',
  marginInline: 'auto',
});
export const panel = css({
  padding: space(12),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.tablet]: { padding: space(6) },
  '[data-h5] &': { padding: space(5), borderRadius: corner(1.125) },
});
export const linkText = css({ marginBottom: space(5), color: token('text-secondary') });

export const reach = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(12),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
  '[data-h5] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
});
export const reachTitle = css({
  '[data-h5] &': { fontSize: '1.25rem', lineHeight: token('lh-title') },
});
export const contacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 12),
  marginTop: space(5),
  '[data-h5] &': { display: 'grid', gap: 0, marginTop: space(2) },
});
export const contact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(3),
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
  gap: space(6),
  '[data-h5] &': { justifyContent: 'center' },
});
export const code = css({ width: '7rem', color: token('text-secondary'), textAlign: 'center' });
export const codeImage = css({
  display: 'block',
  width: '7rem',
  height: '7rem',
  marginBottom: space(2),
  padding: space(1.5),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(0.75),
  background: token('white'),
});
