import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';

export const slides = css({ paddingInline: '1rem' });
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.75rem',
  height: '3.5rem',
  padding: '0 1rem 0.25rem',
});
export const logo = css({ maxWidth: '8rem' });
export const search = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.5rem',
  height: token('size-touch-min'),
  paddingInline: '0.875rem',
  borderRadius: token('radius-full'),
  background: token('surface-sunken'),
  color: token('text-tertiary'),
  fontSize: '0.875rem',
});
export const news = css({
  minHeight: `calc(0.75rem + ${token('size-touch-min')})`,
  padding: '0.75rem 1rem 0',
});
export const newsSkeleton = css({
  height: token('size-touch-min'),
  borderRadius: corner(0.75),
});
export const tiles = css({ padding: '1.5rem 1rem 0' });
