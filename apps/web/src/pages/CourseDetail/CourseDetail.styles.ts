import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const top = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 1fr)',
  gap: '2.5rem',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
});
export const cover = css({ alignSelf: 'start', borderRadius: token('radius-xl') });
export const about = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
});
export const title = css({
  marginTop: '0.75rem',
  fontSize: '1.875rem',
  lineHeight: '2.625rem',
  textWrap: 'balance',
  // Breaks after a colon before it breaks a word.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const intro = css({ marginTop: '0.625rem', color: token('text-secondary') });
export const facts = css({ marginTop: '1rem' });
export const offer = css({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  marginTop: 'auto',
  paddingTop: '1.25rem',
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

export const mainAction = css({ flex: '1 1 12rem' });

export const two = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${token('size-aside')}`,
  alignItems: 'start',
  gap: '3rem',
  marginTop: '3.5rem',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** Place above the aside for what follows once the offer is out of sight. */
export const FOLLOWER = '11.25rem';
export const aside = css({
  position: 'sticky',
  // Room for the offer that follows.
  top: `calc(6rem + ${FOLLOWER})`,
  display: 'grid',
  gap: '1.5rem',
  [media.narrow]: { position: 'static' },
});
export const skeletonCrumb = css({ paddingBlock: '1.5rem' });
export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-xl'),
});
export const skeletonAbout = css({ display: 'grid', alignContent: 'start', gap: '1rem' });
