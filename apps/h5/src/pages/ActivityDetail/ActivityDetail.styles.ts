import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const poster = css({ borderRadius: 0 });
export const page = css({
  position: 'relative',
  padding: space(5, 4, 24),
  background: token('surface-page'),
});
export const overPoster = css({ marginTop: space(-5), borderRadius: '1.25rem 1.25rem 0 0' });
export const people = css({ display: 'grid', gap: space(3), marginTop: space(4) });
export const prose = css({ marginTop: space(6) });

export const barPrice = css({ flex: 1, minWidth: 0 });
export const note = css({ color: token('text-secondary'), fontWeight: token('weight-regular') });

export const posterSkeleton = css({ height: 0, paddingTop: '56.25%', borderRadius: 0 });
export const block = css({ marginTop: space(4) });
export const panelSkeleton = css({ marginTop: space(4), borderRadius: corner(1.125) });
