import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const title = css({
  display: 'flex',
  alignItems: 'center',
  height: token('size-h5-navbar'),
  paddingInline: '1rem',
  fontFamily: token('font-display'),
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: 700,
});
export const search = css({ padding: '0.25rem 1rem 0.375rem' });

/** Stays in sight while the list scrolls below. */
export const filters = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-sticky'),
  paddingTop: ['0.25rem', 'max(0.25rem, env(safe-area-inset-top, 0px))'],
  background: token('surface-page'),
});
export const scenes = css({ paddingInline: '1rem' });

export const rows = css({ paddingInline: '1rem' });
