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

/** A spinning ring in the text colour. Decorative: set `aria-busy` on the element that is loading. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return (
    <span
      css={root}
      style={{ ['--spinner-size' as string]: `${size / 16}rem` }}
      aria-hidden="true"
    />
  );
}
