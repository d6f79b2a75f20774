import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
export const link = css({
  transition: `box-shadow ${token('dur-base')}`,
  [media.hover]: { '&:hover': { boxShadow: token('shadow-3') } },
});
export const portrait = css({
  '--cover-position': '50% 0',
  borderRadius: 0,
});
export const initial = css({
  fontSize: token('fs-display'),
  lineHeight: 1,
  fontWeight: token('weight-semibold'),
});
export const body = css({
  padding: bySite(space(4.5, 5, 5.5), space(3.5, 4, 4)),
});
export const jobTitle = css({
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const quote = css({
  marginTop: space(3),
  paddingTop: space(3),
  borderTop: `1px solid ${token('border-subtle')}`,
  color: token('text-secondary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const quoteText = css({ textWrap: 'pretty' });
export const skeletonPortrait = css({ height: 0, paddingTop: '86%', borderRadius: 0 });
export const skeletonBody = css({ display: 'grid', gap: space(2.5) });
