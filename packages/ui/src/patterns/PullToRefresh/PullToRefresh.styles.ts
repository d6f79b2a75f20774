import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({ position: 'relative' });

/** The indicator above the content, which moves down with the content when it is pulled. */
export const sign = css({
  position: 'absolute',
  top: '-3rem',
  left: 0,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  height: '3rem',
  color: token('text-tertiary'),
  fontWeight: token('weight-regular'),
  '&[hidden]': { display: 'none' },
});
export const arrow = css({ transition: `transform ${token('dur-fast')}` });
export const arrowUp = css({ transform: 'rotate(180deg)' });

export const content = css({ transform: 'translateY(var(--pull, 0))' });
export const settling = css({
  transition: `transform ${token('dur-base')} ${token('ease-standard')}`,
  [media.reducedMotion]: { transition: 'none' },
});
/** No transform at rest: it would be the containing block of `position: fixed` elements inside. */
export const resting = css({ transform: 'none' });
