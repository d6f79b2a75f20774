import { css } from '@emotion/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.ts';
import { useDelayedVisible } from './useDelayedVisible.ts';

const SLOW_AFTER_MS = 5000;

const hidden = css({ visibility: 'hidden' });

export interface LoadingProps {
  /** Whether the content is loading. */
  isLoading: boolean;
  /** Placeholder while the content is loading. */
  skeleton: ReactNode;
  /** The content; leave it out where another component shows it. */
  children?: ReactNode;
}

function Waiting({ isVisible, skeleton }: Pick<LoadingProps, 'skeleton'> & { isVisible: boolean }) {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // If the code of the note cannot be loaded either, only the skeleton shows.
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
 * Shows a skeleton while the content is loading. The skeleton takes up its space from the start, becomes
 * visible after 150 ms and then stays for at least 300 ms. After 5 s a note says that the network is slow.
 */
export function Loading({ isLoading, skeleton, children }: LoadingProps) {
  const isVisible = useDelayedVisible(isLoading);
  if (!isLoading && !isVisible) return children;
  return <Waiting isVisible={isVisible} skeleton={skeleton} />;
}
