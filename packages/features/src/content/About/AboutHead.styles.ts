import { css } from '@emotion/react';
import art from '@qinghe/ui/assets/hero-paddy.svg';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({
  display: 'grid',
  alignContent: 'center',
  // As high as the sun of the drawing needs, at any window width.
  minHeight: '25.5vw',
  // oxlint-disable-next-line qinghe/use-tokens -- From the drawing: the words stand above its hills.
  padding: '6.5rem 0 10rem',
  background: `${token('surface-brand-strong')} url(${art}) 50% 100% / cover no-repeat`,
  color: token('text-on-strong'),
  // oxlint-disable-next-line qinghe/use-tokens -- The same.
  [media.phone]: { padding: '4rem 0 7rem' },
});
export const eyebrow = css({ color: token('sprout-300'), fontWeight: token('weight-medium') });
export const title = css({ marginTop: space(2) });
