import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';
import { touchOnH5 } from '../../styles/site.ts';

export const root = css({ display: 'grid', gap: space(2) });
export const bar = css({
  position: 'relative',
  display: 'block',
  height: '0.375rem',
  overflow: 'hidden',
  borderRadius: token('radius-full'),
  background: token('surface-active'),
  outline: '1px solid transparent',
});
export const reached = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 'var(--length)',
  height: '100%',
  background: [
    token('action-primary'),
    `color-mix(in srgb, ${token('action-primary')} 45%, ${token('surface-active')})`,
  ],
  // In forced-colours mode: a mixed colour is not a system colour.
  '@media (forced-colors: active)': { background: 'Highlight' },
});
export const part = css({
  position: 'absolute',
  top: 0,
  left: 'var(--from)',
  width: 'var(--length)',
  minWidth: 2,
  height: '100%',
  background: token('action-primary'),
});
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 3),
  // Reserves the height of the button, which appears with the first watched part.
  minHeight: bySite(token('size-control-xs'), token('size-touch-min')),
  color: token('text-secondary'),
});
export const jump = css([touchOnH5, { marginLeft: 'auto' }]);
