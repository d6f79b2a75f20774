import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const head = css({ padding: space(12, 0, 8) });
export const lead = css({
  marginTop: space(2),
  color: token('text-secondary'),
  fontSize: token('fs-body-lg'),
  lineHeight: '1.625rem',
});
export const filters = css({ paddingBottom: space(7) });
export const pages = css({ marginTop: space(12) });
