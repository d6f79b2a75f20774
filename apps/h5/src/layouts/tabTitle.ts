import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

/** The heading of a page with the tab bar, in the place of the navigation bar. */
export const tabTitle = css({
  display: 'flex',
  alignItems: 'center',
  height: token('size-h5-navbar'),
  paddingInline: space(4),
  fontFamily: token('font-display'),
  fontSize: '1.5rem',
  lineHeight: token('lh-h3'),
  fontWeight: token('weight-bold'),
});
