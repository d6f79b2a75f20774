import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const search = css({ padding: space(1, 4, 1.5) });

/** Stays visible while the list scrolls below. */
export const filters = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-sticky'),
  paddingTop: [space(1), `max(${space(1)}, env(safe-area-inset-top, 0px))`],
  background: token('surface-page'),
});
export const scenes = css({ paddingInline: space(4) });
export const rows = css({ paddingInline: space(4) });
