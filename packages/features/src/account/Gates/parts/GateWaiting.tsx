import { css } from '@emotion/react';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { space } from '@qinghe/ui/styles/space';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

const waiting = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(3),
  minHeight: '15rem',
  color: token('text-brand'),
});

/** Placeholder of a gate until the member is loaded. */
export function GateWaiting() {
  return (
    <div css={waiting} role="status">
      <Spinner size={24} />
      <span css={text.label}>正在加载…</span>
    </div>
  );
}
