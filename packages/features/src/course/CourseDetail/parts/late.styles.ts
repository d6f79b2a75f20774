import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';

export const notice = css({ fontSize: token('fs-label'), lineHeight: '1.5rem' });
export const summary = css({ color: token('text-tertiary'), fontWeight: 400 });

/** What follows the description. */
export const overview = css({ display: 'grid', gap: '2.5rem', paddingTop: '3rem' });
export const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });
export const partHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
});
export const touch = css({ '[data-h5] &': { minHeight: token('size-touch-min') } });

export const coverLink = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: 1,
  borderRadius: 'inherit',
  '&:focus-visible': { outlineOffset: '-0.25rem' },
});
export const coverPlay = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  paddingLeft: '0.25rem',
  borderRadius: '50%',
  background: token('white'),
  color: token('brand-700'),
  boxShadow: '0 8px 24px rgba(8, 18, 13, 0.32)',
  transform: 'translate(-50%, -50%)',
  transition: `background-color ${token('dur-fast')}, color ${token('dur-fast')}`,
  '& svg': { fill: 'currentColor' },
  'a:hover > &': { background: token('brand-600'), color: token('white') },
  '[data-h5] &': { width: '3.5rem', height: '3.5rem' },
});
export const trial = css({
  position: 'absolute',
  right: '0.625rem',
  bottom: '0.625rem',
  zIndex: 1,
  height: '1.5rem',
  paddingInline: '0.5rem',
  borderRadius: corner(0.4375),
  background: 'rgba(8, 18, 13, 0.72)',
  color: token('white'),
  fontSize: token('fs-micro'),
  lineHeight: '1.5rem',
  fontWeight: 500,
});
