import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const slides = css({ paddingInline: space(4) });
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(3),
  height: '3.5rem',
  padding: space(0, 4, 1),
});
export const logo = css({ maxWidth: '8rem' });
export const search = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(2),
  height: token('size-touch-min'),
  paddingInline: space(3.5),
  borderRadius: token('radius-full'),
  background: token('surface-sunken'),
  color: token('text-tertiary'),
  fontSize: token('fs-label'),
});
export const news = css({
  minHeight: `calc(0.75rem + ${token('size-touch-min')})`,
  padding: space(3, 4, 0),
});
export const newsSkeleton = css({
  height: token('size-touch-min'),
  borderRadius: corner(0.75),
});
export const tiles = css({ padding: space(6, 4, 0) });
