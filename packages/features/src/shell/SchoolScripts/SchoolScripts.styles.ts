import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

/** Positioned above the tab bar and the main button of the mobile site. */
export const place = css({
  position: 'fixed',
  zIndex: token('z-sticky'),
  right: 0,
  bottom: [
    bySite('1.5rem', '4.5rem'),
    bySite('1.5rem', 'calc(4.5rem + env(safe-area-inset-bottom))'),
  ],
  left: 0,
  display: 'flex',
  justifyContent: 'center',
  padding: space(0, 4),
  pointerEvents: 'none',
});
export const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3, 4),
  maxWidth: '44rem',
  padding: space(3, 4),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-overlay'),
  boxShadow: token('shadow-3'),
  color: token('text-primary'),
  pointerEvents: 'auto',
});
export const words = css({ flex: '1 1 18rem' });
export const choices = css({ display: 'flex', gap: space(3) });
