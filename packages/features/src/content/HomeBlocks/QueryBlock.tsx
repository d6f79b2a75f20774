import type { ReactNode } from 'react';
import type { DerivedQuery } from '@qinghe/hooks/data/swr';
import { useDelayedVisible } from '@qinghe/ui/components/Skeleton';
import { BlockError } from './BlockError.tsx';
import * as styles from './HomeBlocks.styles.ts';

export interface QueryBlockProps<T> {
  query: DerivedQuery<T>;
  /** Shown while the data is loading. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A block with its own request, loaded independently. Its skeleton is not announced, because on a page of many blocks the loading
 * of the server's blocks is announced once for all. Old data stays visible if a refresh fails.
 */
export function QueryBlock<T>({ query, skeleton, children }: QueryBlockProps<T>) {
  const { data, error, isRetrying, mutate } = query;
  const hasFailed = data === undefined && error !== undefined;
  const isSkeletonVisible = useDelayedVisible(data === undefined && !hasFailed);
  if (hasFailed)
    return <BlockError error={error} isRetrying={isRetrying} onRetry={() => void mutate()} />;
  if (data !== undefined && !isSkeletonVisible) return children(data);
  return (
    <div css={!isSkeletonVisible && styles.hidden} aria-busy="true">
      {skeleton}
    </div>
  );
}
