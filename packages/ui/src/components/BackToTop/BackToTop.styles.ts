import { css } from '@emotion/react';
import { bySite } from '../../styles/bySite.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'fixed',
  // On the mobile site in the corner of the column, which is in the middle of a wider window, and above the page's bar.
  right: bySite('2rem', `max(1rem, calc(50% - ${token('container-h5')} / 2 + 1rem))`),
  bottom: bySite('2.5rem', 'calc(max(var(--bar, 0px), env(safe-area-inset-bottom, 0px)) + 1rem)'),
  zIndex: token('z-back-top'),
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: '50%',
  background: token('surface-raised'),
  color: token('text-secondary'),
  boxShadow: token('shadow-3'),
  visibility: 'hidden',
  opacity: 0,
  transitionProperty: 'opacity, visibility, color',
  transitionDuration: token('dur-base'),
  '&:hover': { color: token('text-brand') },
  '&:active': { background: token('surface-active') },
});
export const visible = css({ visibility: 'visible', opacity: 1 });
