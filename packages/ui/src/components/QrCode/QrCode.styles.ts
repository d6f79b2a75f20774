import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const plate = css({
  position: 'relative',
  flex: 'none',
  display: 'block',
  width: 'var(--qr-size)',
  // One pixel more, because sizes in rem are rounded to whole pixels.
  maxWidth: 'calc(100% + 1px)',
  height: 'var(--qr-size)',
  padding: space(2),
  borderRadius: corner(0.75),
  background: token('white'),
  color: token('neutral-900'),
});
// The plate is white in both themes, and so is what is drawn for it.
export const pending = css({ display: 'block', height: '100%' });
export const failure = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  fontSize: token('fs-micro'),
  lineHeight: token('lh-micro'),
  textAlign: 'center',
});
