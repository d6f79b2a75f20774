import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { pictureVeil } from '@qinghe/ui/styles/veil';
import { bySite } from '@qinghe/ui/styles/bySite';

export const notice = css({ fontSize: token('fs-label'), lineHeight: token('lh-body') });

export const coverLink = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: token('z-raised'),
  borderRadius: 'inherit',
  '&:focus-visible': { outlineOffset: '-0.25rem' },
});
export const coverPlay = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: bySite('4.5rem', '3.5rem'),
  height: bySite('4.5rem', '3.5rem'),
  paddingLeft: space(1),
  borderRadius: '50%',
  background: token('white'),
  color: token('brand-700'),
  boxShadow: `0 8px 24px ${pictureVeil(0.32)}`,
  transform: 'translate(-50%, -50%)',
  transition: `background-color ${token('dur-fast')}, color ${token('dur-fast')}`,
  '& svg': { fill: 'currentColor' },
  'a:hover > &': { background: token('brand-600'), color: token('white') },
});
export const trial = css({
  position: 'absolute',
  right: '0.625rem',
  bottom: '0.625rem',
  zIndex: token('z-raised'),
  height: '1.5rem',
  paddingInline: space(2),
  borderRadius: corner(0.4375),
  background: pictureVeil(0.72),
  color: token('white'),
  fontSize: token('fs-micro'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-medium'),
});
