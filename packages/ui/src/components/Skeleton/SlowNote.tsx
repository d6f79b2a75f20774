import { css } from '@emotion/react';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

// Sticky above the skeleton and zero height, so that the layout does not shift when the note appears.
const root = css({
  position: 'sticky',
  zIndex: token('z-sticky'),
  top: `calc(${token('size-header')} + 0.5rem)`,
  display: 'grid',
  justifyContent: 'center',
  height: 0,
});
const words = css([
  text.label,
  {
    height: 'max-content',
    padding: space(1.5, 4),
    border: `1px solid ${token('border-subtle')}`,
    borderRadius: token('radius-full'),
    background: token('surface-overlay'),
    color: token('text-secondary'),
  },
]);

/** A note that the network is slow. Its code is loaded only after 5 s of waiting. */
export function SlowNote() {
  return (
    <div css={root}>
      <p css={words}>网络较慢，正在努力加载…</p>
    </div>
  );
}
