import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const head = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-header'),
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: space(1.5, 2, 1.5, 1),
  paddingTop: [space(1.5), `calc(${space(1.5)} + env(safe-area-inset-top, 0px))`],
  background: token('header-glass'),
  WebkitBackdropFilter: 'blur(16px)',
  backdropFilter: 'blur(16px)',
});
export const results = css({ padding: space(0, 4) });
export const firstHead = css({ paddingLeft: space(4) });
export const action = css({
  flex: 'none',
  minWidth: 'min(3.25rem, 16vw)',
  minHeight: token('size-touch-min'),
  color: token('text-brand'),
});
