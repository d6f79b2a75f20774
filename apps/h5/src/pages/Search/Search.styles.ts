import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const head = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-header'),
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  padding: '0.375rem 0.5rem 0.375rem 0.25rem',
  paddingTop: ['0.375rem', 'calc(0.375rem + env(safe-area-inset-top, 0px))'],
  background: token('header-glass'),
  WebkitBackdropFilter: 'blur(16px)',
  backdropFilter: 'blur(16px)',
});
export const results = css({ padding: '0 1rem' });
export const firstHead = css({ paddingLeft: '1rem' });
export const action = css({
  flex: 'none',
  minWidth: 'min(3.25rem, 16vw)',
  minHeight: token('size-touch-min'),
  color: token('text-brand'),
});
