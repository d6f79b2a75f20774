import { css, keyframes } from '@emotion/react';
import { media } from '../../styles/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const root = css({
  flex: 'none',
  display: 'inline-block',
  width: 'var(--spinner-size)',
  height: 'var(--spinner-size)',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 0.7s linear infinite`,
  [media.reducedMotion]: { display: 'none' },
});

export interface SpinnerProps {
  /** Diameter in design px. */
  size?: number;
}

/** A turning ring in the text colour. Decorative: the busy element says so by `aria-busy`. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return (
    <span
      css={root}
      style={{ ['--spinner-size' as string]: `${size / 16}rem` }}
      aria-hidden="true"
    />
  );
}
