import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const head = css({
  padding: '5rem 0',
  background: token('surface-brand-strong'),
  color: token('text-on-strong'),
});
export const eyebrow = css({ color: token('sprout-300'), fontWeight: 500 });
export const title = css({ marginTop: '0.5rem' });
export const body = css({ paddingTop: '4rem' });
