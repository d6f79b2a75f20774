import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const root = css({ display: 'grid', justifyItems: 'center', textAlign: 'center' });
export const heading = css([
  text.title,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5rem',
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
  },
]);
export const lead = css({ marginTop: '0.5rem', color: token('text-secondary') });
export const box = css({
  position: 'relative',
  width: '13.75rem',
  height: '13.75rem',
  marginTop: '1.75rem',
  padding: '0.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('white'),
});
export const blank = css({
  display: 'block',
  height: '100%',
  borderRadius: token('radius-sm'),
  background: token('neutral-100'),
});
/** Over the plate, which stays white in the dark too. */
export const mask = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75rem',
  padding: '1rem',
  borderRadius: 'inherit',
  background: 'rgba(255, 255, 255, 0.94)',
  color: token('neutral-900'),
});
export const maskTitle = css({ fontWeight: 500 });
export const maskText = css([text.caption, { color: token('neutral-600') }]);
export const maskRing = css({ display: 'flex', color: token('brand-600') });
/** The plate is white in both themes, and so the button on it is the same in both. */
export const onPlate = css({
  '&, &:hover': { background: token('brand-600'), color: token('white') },
});
export const note = css({
  minHeight: '1.5rem',
  marginTop: '1.25rem',
  color: token('text-secondary'),
});
export const time = css([text.number, { color: token('text-brand'), fontWeight: 700 }]);
export const bar = css({ width: '13.75rem', marginTop: '0.75rem' });
export const warning = css([
  text.caption,
  {
    maxWidth: '20rem',
    marginTop: '0.75rem',
    padding: '0.5rem 0.75rem',
    borderRadius: token('radius-md'),
    background: token('warning-surface'),
    color: token('warning-text'),
  },
]);
export const rule = css({
  width: '100%',
  height: '1px',
  margin: '1.75rem 0 1.25rem',
  border: 0,
  background: token('border-subtle'),
});
