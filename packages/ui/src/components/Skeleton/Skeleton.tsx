import { css, keyframes } from '@emotion/react';
import type { HTMLAttributes, Ref } from 'react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

const shimmer = keyframes({ from: { transform: 'translateX(-100%)' } });
const appear = keyframes({ from: { visibility: 'hidden' } });
const root = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: 'var(--skeleton-width, 100%)',
  maxWidth: '100%',
  height: 'var(--skeleton-height, 1rem)',
  borderRadius: corner(0.5),
  backgroundColor: token('skeleton'),
  // Stops the animation outside the viewport: a page may have many skeletons for content loaded on scrolling.
  contentVisibility: 'auto',
  animation: `${appear} 1ms 150ms backwards`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    height: '100%',
    backgroundImage: `linear-gradient(100deg, transparent 30%, ${token('skeleton-shine')} 50%, transparent 70%)`,
    transform: 'translateX(100%)',
    animation: `${shimmer} 1.4s linear infinite`,
    [media.reducedMotion]: { content: 'none' },
  },
});
const circle = css({ flex: 'none', borderRadius: '50%' });
const lines = css({ display: 'grid', gap: space(2) });

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Width with its unit; the full width by default. */
  width?: string;
  /** Height with its unit. */
  height?: string;
  /** Whether the box is round, for pictures of people. */
  isCircle?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A shimmering box in place of loading content; it takes up its space from the start and shows after 150 ms. Hidden from screen readers. */
export function Skeleton({ width, height, isCircle = false, style, ...rest }: SkeletonProps) {
  return (
    <span
      css={[root, isCircle && circle]}
      style={{
        ['--skeleton-width' as string]: width,
        ['--skeleton-height' as string]: height,
        ...style,
      }}
      aria-hidden="true"
      {...rest}
    />
  );
}

export interface SkeletonTextProps {
  /** Number of lines. */
  count?: number;
  /** Height of a line with its unit. */
  height?: string;
  /** Width of the last line with its unit. */
  lastWidth?: string;
}

/** Skeleton of several lines of text. */
export function SkeletonText({ count = 2, height, lastWidth = '60%' }: SkeletonTextProps) {
  return (
    <span css={lines}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton
          key={line}
          height={height}
          width={count > 1 && line === count - 1 ? lastWidth : undefined}
        />
      ))}
    </span>
  );
}
