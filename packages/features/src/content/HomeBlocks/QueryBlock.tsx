import type { ReactNode } from 'react';
import type { DerivedQuery } from '@qinghe/hooks/data/swr';
import { useDelayedVisible } from '@qinghe/ui/components/Skeleton';
import { BlockError } from './BlockError.tsx';
import * as styles from './HomeBlocks.styles.ts';

export interface QueryBlockProps<T> {
  query: DerivedQuery<T>;
  /** What keeps the place of the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A block with data of its own, which loads and fails alone. It waits without a word: on a page of
 * many blocks the server's blocks speak for all. Old data outlives a failed refresh.
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
