import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-header'),
  background: token('header-glass'),
  WebkitBackdropFilter: 'saturate(1.4) blur(16px)',
  backdropFilter: 'saturate(1.4) blur(16px)',
  borderBottom: `1px solid ${token('border-subtle')}`,
});
export const row = css({
  display: 'flex',
  alignItems: 'center',
  height: token('size-header'),
  [media.compact]: { gap: '1rem' },
  [media.phone]: { flexWrap: 'wrap', gap: '0.25rem', height: 'auto', minHeight: '3.5rem' },
});
export const menuButton = css({
  display: 'none',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  marginLeft: '-0.5rem',
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  '&:active': { background: token('surface-active') },
  [media.compact]: { display: 'grid' },
});
export const home = css({ flex: 'none', maxWidth: '14rem', borderRadius: token('radius-md') });
export const nav = css({
  marginLeft: '2rem',
  [media.narrow]: { marginLeft: '1rem' },
  [media.compact]: { display: 'none' },
});
export const entries = css({ display: 'flex', gap: '0.25rem' });
export const right = css({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.75rem',
  minWidth: 0,
  marginLeft: 'auto',
  [media.phone]: { flex: '1 1 auto', flexWrap: 'wrap', gap: '0.25rem' },
});
export const search = css({
  flex: 1,
  minWidth: '8rem',
  maxWidth: '18rem',
  [media.phone]: { display: 'flex', justifyContent: 'flex-end', minWidth: '2.5rem' },
});
export const actions = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '0.5rem',
  [media.phone]: { gap: '0.25rem' },
});

export const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  padding: '0.5rem 0.625rem',
  borderRadius: corner(0.5),
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  fontWeight: 500,
  color: token('text-secondary'),
  whiteSpace: 'nowrap',
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  '&:active': { background: token('surface-active') },
  [media.phone]: { padding: '0.5rem 0.375rem', fontSize: '0.875rem' },
});
/** The word beside an icon stays for screen readers when the header is narrow. */
export const actionText = css({
  [media.narrow]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

export const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  padding: '0.5rem 0.875rem',
  borderRadius: corner(0.5),
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  fontWeight: 500,
  color: token('text-secondary'),
  whiteSpace: 'nowrap',
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
});
export const currentEntry = css({
  '&, &:hover': { color: token('text-brand'), fontWeight: 600 },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 0,
    width: '1rem',
    height: '0.1875rem',
    marginLeft: '-0.5rem',
    borderRadius: '0 0.25rem',
    background: token('action-primary'),
  },
});

export const group = css({ position: 'relative', display: 'flex', alignItems: 'center' });
export const groupLink = css({
  paddingRight: '0.25rem',
  '&::after': { left: 'calc(50% + 0.3125rem)' },
});
export const disclosure = css({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '2.5rem',
  borderRadius: corner(0.5),
  color: token('text-tertiary'),
  '&:hover': { color: token('text-primary') },
});
export const chevron = css({
  transitionProperty: 'transform',
  transitionDuration: token('dur-fast'),
});
export const openChevron = css({ transform: 'rotate(180deg)' });
/** The gap above the panel belongs to it, so that the pointer can cross. */
export const dropdown = css({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: token('z-dropdown'),
  paddingTop: '0.5rem',
});
export const dropdownPanel = css({
  width: '15rem',
  maxHeight: '70vh',
  padding: '0.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(1),
  background: token('surface-overlay'),
  boxShadow: token('shadow-3'),
  overflowY: 'auto',
});
export const dropdownItem = css({
  display: 'block',
  padding: '0.625rem 0.75rem',
  borderRadius: token('radius-md'),
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  color: token('text-primary'),
  '&:hover': { background: token('surface-hover') },
});
export const currentDropdownItem = css({ color: token('text-brand'), fontWeight: 600 });
