import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const root = css({ width: '32.5rem', maxWidth: '100%', height: 'auto' });

/** A rain cloud over a seedling, 520 × 240 design px. */
export function ErrorPageArt() {
  return (
    <svg css={root} viewBox="0 0 520 240" fill="none" aria-hidden="true">
      <path
        d="M20 206C140 180 240 220 340 198S470 190 500 202V240H20Z"
        fill={token('warning-surface')}
      />
      <g strokeWidth="5" strokeLinecap="round">
        <path
          d="M196 112a42 42 0 0 1 80-18 34 34 0 0 1 42 50 30 30 0 0 1-14 4H206a34 34 0 0 1-10-36Z"
          fill={token('surface-base')}
          stroke={token('border-control')}
        />
        <path
          d="M214 168l-8 18M246 168l-8 18M278 168l-8 18M310 168l-8 18"
          stroke={token('info-icon')}
        />
        <path d="M392 200V160" stroke={token('action-primary')} />
      </g>
      <path d="M392 174Q366 172 358 148Q386 148 392 174Z" fill={token('action-primary')} />
      <path d="M392 168Q416 162 422 138Q396 142 392 168Z" fill={token('brand-400')} />
    </svg>
  );
}
