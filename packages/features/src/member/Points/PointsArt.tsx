import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { bySite } from '@qinghe/ui/styles/bySite';

const root = css({
  flex: 'none',
  width: bySite('12.5rem', '7.5rem'),
  [media.phone]: { width: '7.5rem' },
});
const ripe = { fill: '#F0B63A' };
const rim = { fill: 'none', stroke: '#C98A1B', strokeWidth: 2 };

/** Illustration: a sprout between two coins. */
export function PointsArt() {
  return (
    <svg viewBox="0 0 200 120" css={root} aria-hidden="true">
      <path
        d="M100 118V52"
        stroke={token('action-primary')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M100 84Q62 80 50 44Q92 46 100 84Z" fill={token('action-primary')} />
      <path d="M100 66Q140 58 150 20Q106 24 100 66Z" fill={token('brand-400')} />
      <circle cx="164" cy="84" r="16" {...ripe} />
      <circle cx="164" cy="84" r="10" {...rim} />
      <circle cx="36" cy="96" r="12" {...ripe} />
      <circle cx="36" cy="96" r="7" {...rim} />
    </svg>
  );
}
