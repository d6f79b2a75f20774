import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

/** Leaves room for the action bar at the bottom. */
export const root = css({ paddingBottom: token('size-h5-actionbar') });
export const cover = css({ borderRadius: 0 });

export const head = css({ padding: space(4.5, 4, 5) });
export const price = css({ display: 'block', fontSize: token('fs-h2'), lineHeight: '2.25rem' });
export const title = css({
  marginTop: space(2),
  fontSize: '1.25rem',
  lineHeight: '1.875rem',
  fontWeight: token('weight-semibold'),
  textWrap: 'balance',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const facts = css({
  columnGap: space(3),
  marginTop: space(2),
  fontSize: token('fs-caption'),
});
export const vip = css({
  marginTop: space(4),
  padding: space(3, 3.5),
  borderRadius: corner(0.75),
  fontSize: token('fs-caption'),
});
export const progress = css({ marginTop: space(4) });

export const trial = css({ flex: 1, paddingInline: space(4) });
export const main = css({ flex: 1.5 });

export const skeletonCover = css({ height: 0, paddingTop: '56.25%', borderRadius: 0 });
export const skeletonBody = css({ display: 'grid', gap: space(4), padding: space(4.5, 4) });
