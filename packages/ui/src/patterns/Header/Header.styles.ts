import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { visuallyHidden } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-header'),
  containerType: 'scroll-state',
});
/** Without the blur where nothing is beneath, so that each frame of the page is drawn sooner; saturated, so that colours stay. */
export const glass = css({
  background: token('header-glass'),
  WebkitBackdropFilter: 'saturate(1.4) blur(16px)',
  backdropFilter: 'saturate(1.4) blur(16px)',
  borderBottom: `1px solid ${token('border-subtle')}`,
  '@container not scroll-state(stuck: top)': { backdropFilter: 'saturate(1.4)' },
});
export const row = css({
  display: 'flex',
  alignItems: 'center',
  height: token('size-header'),
  [media.compact]: { gap: space(4) },
  [media.phone]: { flexWrap: 'wrap', gap: space(1), height: 'auto', minHeight: '3.5rem' },
});
export const menuButton = css({
  display: 'none',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  marginLeft: space(-2),
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  '&:active': { background: token('surface-active') },
  [media.compact]: { display: 'grid' },
});
export const home = css({ flex: 'none', maxWidth: '14rem', borderRadius: token('radius-md') });
export const nav = css({
  marginLeft: space(8),
  [media.narrow]: { marginLeft: space(4) },
  [media.compact]: { display: 'none' },
});
export const entries = css({ display: 'flex', gap: space(1) });
export const right = css({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
  minWidth: 0,
  [media.phone]: { flex: '1 1 auto', flexWrap: 'wrap', gap: space(1) },
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
  gap: space(2),
  [media.phone]: { gap: space(1) },
});

export const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(2, 2.5),
  borderRadius: corner(0.5),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-medium'),
  color: token('text-secondary'),
  whiteSpace: 'nowrap',
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  '&:active': { background: token('surface-active') },
  [media.phone]: { padding: space(2, 1.5), fontSize: token('fs-label') },
});
/** In a narrow header the text after an icon is for screen readers only. */
export const actionText = css({ [media.narrow]: visuallyHidden });

export const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: space(2, 3.5),
  borderRadius: corner(0.5),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-medium'),
  color: token('text-secondary'),
  whiteSpace: 'nowrap',
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
});
export const currentEntry = css({
  '&, &:hover': { color: token('text-brand'), fontWeight: token('weight-semibold') },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 0,
    width: '1rem',
    height: '0.1875rem',
    marginLeft: space(-2),
    borderRadius: '0 0.25rem',
    background: token('action-primary'),
  },
});

export const group = css({ position: 'relative', display: 'flex', alignItems: 'center' });
export const groupLink = css({
  paddingRight: space(1),
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
/** The gap above the panel is its padding, so that the pointer can cross it without closing the panel. */
export const dropdown = css({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: token('z-dropdown'),
  paddingTop: space(2),
});
export const dropdownPanel = css({
  width: '15rem',
  maxHeight: '70vh',
  padding: space(2),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(1),
  background: token('surface-overlay'),
  boxShadow: token('shadow-3'),
  overflowY: 'auto',
});
export const dropdownItem = css({
  display: 'block',
  padding: space(2.5, 3),
  borderRadius: token('radius-md'),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
  color: token('text-primary'),
  '&:hover': { background: token('surface-hover') },
});
export const currentDropdownItem = css({
  color: token('text-brand'),
  fontWeight: token('weight-semibold'),
});
