import type { InfiniteQuery } from '@qinghe/hooks/data/swr';
import { LoadMore, type LoadMoreProps } from '@qinghe/ui/components/LoadMore';

export interface ListEndProps extends Pick<LoadMoreProps, 'doneText'> {
  query: Pick<
    InfiniteQuery<unknown>,
    'error' | 'hasMore' | 'isLoading' | 'isLoadingMore' | 'loadMore' | 'refresh'
  >;
}

function stateOf({ error, hasMore, isLoading, isLoadingMore }: ListEndProps['query']) {
  if (error) return 'failed';
  if (isLoading || isLoadingMore) return 'loading';
  return hasMore ? 'idle' : 'done';
}

/** The end of an infinite list, which loads the next page automatically. */
export function ListEnd({ query, doneText }: ListEndProps) {
  return (
    <LoadMore
      isAuto
      state={stateOf(query)}
      doneText={doneText}
      onLoad={() => (query.error ? void query.refresh() : query.loadMore())}
    />
  );
}
