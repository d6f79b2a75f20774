import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

/** Positioned above the tab bar and the main button of the mobile site. */
export const place = css({
  position: 'fixed',
  zIndex: token('z-toast'),
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
  alignItems: 'center',
  gap: space(3),
  maxWidth: '100%',
  padding: space(2, 2, 2, 4),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('warning-surface'),
  boxShadow: token('shadow-3'),
  color: token('warning-text'),
  pointerEvents: 'auto',
});
export const icon = css({ flex: 'none' });
export const reason = css({ display: 'block', fontWeight: token('weight-regular') });
