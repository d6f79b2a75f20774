import { css, keyframes } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const top = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 1fr)',
  gap: space(10),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
});
export const cover = css({ alignSelf: 'start', borderRadius: token('radius-xl') });
export const about = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
});
export const title = css({
  marginTop: space(3),
  fontSize: '1.875rem',
  lineHeight: '2.625rem',
  textWrap: 'balance',
  // Prefers a line break after a colon to one within a word.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const intro = css({ marginTop: space(2.5), color: token('text-secondary') });
export const facts = css({ marginTop: space(4) });
export const offer = css({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  marginTop: 'auto',
  paddingTop: space(5),
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

export const mainAction = css({ flex: '1 1 12rem' });

export const two = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${token('size-aside')}`,
  alignItems: 'start',
  gap: space(12),
  marginTop: space(14),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** Height of the space above the aside for `OfferFollower`, which appears once the offer is scrolled out of view. */
export const FOLLOWER = '11.25rem';
export const aside = css({
  position: 'sticky',
  // Leaves room for `OfferFollower`.
  top: `calc(6rem + ${FOLLOWER})`,
  display: 'grid',
  gap: space(6),
  [media.narrow]: { position: 'static' },
});
export const skeletonCrumb = css({ paddingBlock: space(6) });
export const skeletonCover = css({
  height: 0,
  paddingTop: '56.25%',
  borderRadius: token('radius-xl'),
});
export const skeletonAbout = css({ display: 'grid', alignContent: 'start', gap: space(4) });

const appear = keyframes({ from: { opacity: 0 } });
/** Fills the space reserved above the aside, so that nothing moves when it appears. */
export const follower = css({
  position: 'absolute',
  top: `-${FOLLOWER}`,
  right: 0,
  left: 0,
  display: 'grid',
  gap: space(3.5),
  padding: space(5),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  animation: `${appear} ${token('dur-base')} ${token('ease-enter')}`,
  [media.narrow]: { display: 'none' },
});
