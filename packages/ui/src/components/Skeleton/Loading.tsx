import { css } from '@emotion/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.ts';
import { useDelayedVisible } from './useDelayedVisible.ts';

const SLOW_AFTER_MS = 5000;

const hidden = css({ visibility: 'hidden' });

export interface LoadingProps {
  /** Whether the content is on its way. */
  isLoading: boolean;
  /** What keeps the place of the content. */
  skeleton: ReactNode;
  /** The content; none where what loads is shown by somebody else. */
  children?: ReactNode;
}

function Waiting({ isVisible, skeleton }: Pick<LoadingProps, 'skeleton'> & { isVisible: boolean }) {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Where not even these words come, the skeleton stands alone.
      import('./SlowNote.tsx')
        .then(({ SlowNote }) => setNote(() => SlowNote))
        .catch(() => undefined);
    }, SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div css={!isVisible && hidden} role="status" aria-busy="true">
      <span css={visuallyHidden}>加载中</span>
      {Note && <Note />}
      {skeleton}
    </div>
  );
}

/**
 * Shows a skeleton until the content is there. The skeleton keeps its place from the start, becomes
 * visible after 150 ms and then stays for 300 ms at least. After 5 s it says that the network is slow.
 */
export function Loading({ isLoading, skeleton, children }: LoadingProps) {
  const isVisible = useDelayedVisible(isLoading);
  if (!isLoading && !isVisible) return children;
  return <Waiting isVisible={isVisible} skeleton={skeleton} />;
}
