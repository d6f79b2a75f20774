import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const trail = css({ minHeight: '4.375rem' });
// Lines are as long as elsewhere: the additional width is for the article's frame.
export const article = css({
  maxWidth: `calc(${token('container-prose')} + 7rem)`,
  margin: `${space(2)} auto 0`,
});
