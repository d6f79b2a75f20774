import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const list = css({
  display: 'flex',
  alignItems: 'center',
  // With the 2 above and below its links 24.
  paddingBlock: space(5.5),
  color: token('text-tertiary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  // With large text the breadcrumb can be wider than the window, so it scrolls.
  [media.phone]: {
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
export const item = css({ flex: 'none', display: 'flex', alignItems: 'center', maxWidth: '50%' });
export const last = css({ flex: '0 1 auto', minWidth: 0, maxWidth: 'none' });
export const link = css({ paddingBlock: space(0.5), '&:hover': { color: token('text-brand') } });
export const current = css({ color: token('text-secondary') });
export const chevron = css({ marginInline: space(1.5) });
