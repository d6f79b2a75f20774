import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';

/** Leaves room for the bar. */
export const root = css({ paddingBottom: token('size-h5-actionbar') });
export const cover = css({ '&, [data-h5] &': { borderRadius: 0 } });

export const head = css({ padding: '1.125rem 1rem 1.25rem' });
export const price = css({ display: 'block', fontSize: '1.75rem', lineHeight: '2.25rem' });
export const title = css({
  marginTop: '0.5rem',
  fontSize: '1.25rem',
  lineHeight: '1.875rem',
  fontWeight: 600,
  textWrap: 'balance',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const facts = css({
  columnGap: '0.75rem',
  marginTop: '0.5rem',
  fontSize: token('fs-caption'),
});
export const vip = css({
  marginTop: '1rem',
  padding: '0.75rem 0.875rem',
  borderRadius: corner(0.75),
  fontSize: token('fs-caption'),
});
export const progress = css({ marginTop: '1rem' });

export const bar = css({
  display: 'flex',
  gap: '0.5rem',
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: token('z-bottom-bar'),
  maxWidth: token('container-h5'),
  marginInline: 'auto',
  padding: '0.5rem 1rem',
  paddingBottom: ['0.5rem', 'calc(0.5rem + env(safe-area-inset-bottom, 0px))'],
  background: token('surface-base'),
  boxShadow: token('shadow-up'),
});

export const skeletonCover = css({ height: 0, paddingTop: '56.25%', borderRadius: 0 });
export const skeletonBody = css({ display: 'grid', gap: '1rem', padding: '1.125rem 1rem' });
