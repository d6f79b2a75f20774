import { css } from '@emotion/react';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { token } from '@qinghe/ui/tokens';

const waiting = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '15rem',
  color: token('text-brand'),
});

/** Placeholder of a gate until the member is loaded. */
export function GateWaiting() {
  return (
    <div css={waiting} aria-busy="true">
      <Spinner size={24} />
    </div>
  );
}
