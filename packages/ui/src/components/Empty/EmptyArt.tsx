import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const list = css({ width: '11rem', height: '8rem' });
const smallList = css({ width: '6.875rem', height: '5rem' });
const page = css({ width: '32.5rem', maxWidth: '100%', height: 'auto' });

export interface EmptyArtProps {
  /** Whether the drawing is small. */
  isSmall?: boolean;
}

/** A blank sheet with a seedling, 176 × 128 design px. */
export function EmptyArt({ isSmall = false }: EmptyArtProps) {
  return (
    <svg css={isSmall ? smallList : list} viewBox="0 0 176 128" fill="none" aria-hidden="true">
      <path
        d="M8 104C50 88 70 112 108 100S156 94 168 102V120H8Z"
        fill={token('surface-brand-muted')}
      />
      <rect
        x="56"
        y="26"
        width="64"
        height="78"
        rx="10"
        fill={token('surface-base')}
        stroke={token('border-control')}
        strokeWidth="3"
      />
      <g strokeWidth="4" strokeLinecap="round">
        <path d="M70 48h36M70 62h36M70 76h20" stroke={token('border-default')} />
        <path d="M128 104V82" stroke={token('action-primary')} />
      </g>
      <path d="M128 92Q110 90 106 74Q126 74 128 92Z" fill={token('action-primary')} />
      <path d="M128 88Q144 84 148 68Q130 70 128 88Z" fill={token('brand-400')} />
    </svg>
  );
}

/** A seedling on a hill under the sun and a path that ends, 520 × 240 design px. */
export function EmptyPageArt() {
  return (
    <svg css={page} viewBox="0 0 520 240" fill="none" aria-hidden="true">
      <path
        d="M20 190C120 150 200 205 300 176S460 160 500 184V240H20Z"
        fill={token('surface-brand-muted')}
      />
      <path
        d="M20 212C140 186 240 226 340 204S470 196 500 208V240H20Z"
        fill={token('success-border')}
      />
      <circle cx="392" cy="74" r="40" fill={token('sprout-300')} opacity="0.8" />
      <g strokeLinecap="round">
        <path d="M260 190V96" stroke={token('action-primary')} strokeWidth="5" />
        <path
          d="M80 176C130 140 190 176 240 184"
          stroke={token('text-tertiary')}
          strokeWidth="2.5"
          strokeDasharray="3 8"
        />
      </g>
      <path d="M260 130Q214 126 200 84Q250 84 260 130Z" fill={token('action-primary')} />
      <path d="M260 112Q308 104 318 58Q268 62 260 112Z" fill={token('brand-400')} />
    </svg>
  );
}
