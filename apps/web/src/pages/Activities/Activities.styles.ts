import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const head = css({ padding: '3rem 0 2rem' });
export const lead = css({
  marginTop: '0.5rem',
  color: token('text-secondary'),
  fontSize: '1rem',
  lineHeight: '1.625rem',
});
export const filters = css({ paddingBottom: '1.75rem' });
export const pages = css({ marginTop: '3rem' });
