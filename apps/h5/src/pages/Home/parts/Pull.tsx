import { css } from '@emotion/react';
import { useRef } from 'react';
import { useRefreshAll } from '@qinghe/hooks/data/swr';
import { PullSign, usePull } from '@qinghe/ui/patterns/PullToRefresh';
import { token } from '@qinghe/ui/tokens';

const root = css({
  position: 'fixed',
  top: 0,
  right: 0,
  left: 0,
  zIndex: token('z-header'),
  transform: 'translateY(var(--pull, 0))',
  pointerEvents: 'none',
});

/**
 * Refreshes the home page when it is pulled down. Its code is loaded after the first content, so it listens on the page's
 * `main` element instead of wrapping the content.
 */
export default function Pull() {
  const page = useRef<HTMLElement>(null);
  const { offset, state } = usePull(page, useRefreshAll());
  return (
    <div
      ref={(own) => {
        page.current = own?.closest('main') ?? null;
      }}
      css={root}
      style={{ ['--pull' as string]: `${offset}px` }}
    >
      <PullSign state={state} />
    </div>
  );
}
