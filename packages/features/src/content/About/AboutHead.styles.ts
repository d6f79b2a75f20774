import { css } from '@emotion/react';
import art from '@qinghe/ui/assets/hero-paddy.svg';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  display: 'grid',
  alignContent: 'center',
  // As much of the drawing as its sun needs, however wide the window.
  minHeight: '25.5vw',
  padding: '6.5rem 0 10rem',
  background: `${token('surface-brand-strong')} url(${art}) 50% 100% / cover no-repeat`,
  color: token('text-on-strong'),
  [media.phone]: { padding: '4rem 0 7rem' },
});
export const eyebrow = css({ color: token('sprout-300'), fontWeight: 500 });
export const title = css({ marginTop: '0.5rem' });
