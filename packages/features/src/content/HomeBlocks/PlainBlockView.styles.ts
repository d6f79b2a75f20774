import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const quiet = css({ color: token('text-secondary') });

export const images = css({ display: 'grid', gap: space(3) });
export const imageLayouts = {
  'v-1': css({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  'v-2': css({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  'v-3': css({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
  'v-4': css({ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }),
  'v-1-2': css({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-of-type(1)': { gridRow: 'span 2' },
  }),
};
export const imageLink = css({ display: 'block', height: '100%' });
export const image = css({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: corner(0.75),
});

export const account = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3.5),
  padding: space(4),
  borderRadius: corner(1.125),
  background: token('surface-brand-subtle'),
});
export const accountLogo = css({ width: '3rem', height: '3rem', borderRadius: '50%' });
export const accountWords = css({ gridColumn: 2 });
export const accountCode = css({
  gridColumn: 3,
  width: '5rem',
  height: '5rem',
  padding: space(1),
  borderRadius: token('radius-md'),
  background: token('white'),
});
