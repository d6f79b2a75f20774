import { useEffect, useMemo, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { freshness } from './freshness.ts';
import { cacheId, endpointKey, isAborted, load } from './load.ts';
import type { EndpointKey } from './load.ts';
import { keepLength, keptLength } from './listLength.ts';
import { growingState } from './page.ts';
import type { Page, PageState } from './page.ts';
import { useEndpointKey, useLane } from './useEndpoint.ts';

/** A list that grows as the reader scrolls. */
export interface InfiniteQuery<T> extends PageState<T> {
  error: Error | undefined;
  /** Whether the first page is on its way; the rows of another filter stay until then. */
  isLoading: boolean;
  /** Whether a further page is on its way. */
  isLoadingMore: boolean;
  /** Whether any answer is on its way. */
  isValidating: boolean;
  /** Whether a call that failed is being made again. */
  isRetrying: boolean;
  /** Loads the next page; does nothing at the end, while loading and after an error. */
  loadMore: () => void;
  /** Asks for all shown pages again: pull to refresh, retry. */
  refresh: () => Promise<void>;
}

/** How a growing list is read. */
export interface InfiniteOptions<E extends Endpoint, T> {
  /** Input of a page (one-based), or null until its inputs exist. */
  inputOf: ((page: number) => Input<E>) | null;
  pageSize: number;
  /** Takes the list out of the reply. Keep this function and `idOf` stable. */
  pageOf: (reply: Reply<E>) => Page<T>;
  /** Tells rows apart, so a row that moved between two pages is shown once. */
  idOf?: (item: T) => number | string;
  /** Freshness in milliseconds. */
  dedupingInterval?: number;
}

/**
 * Reads a paged endpoint page by page; a list that is shown again comes back as long as it was, also
 * after a reload, and is then refreshed. While another list is on its way, as after a change of the
 * filter, the former one stays. All its calls are aborted together.
 */
export function useInfiniteEndpoint<E extends Endpoint, T>(
  endpoint: E,
  { inputOf, pageSize, pageOf, idOf, dedupingInterval = freshness.content }: InfiniteOptions<E, T>,
): InfiniteQuery<T> {
  const firstKey = useEndpointKey(endpoint, inputOf && inputOf(1));
  const lane = cacheId(firstKey);
  useLane(lane);

  const getKey = (index: number, previous: Reply<E> | null): EndpointKey<E> | null => {
    if (!inputOf || firstKey === null) return null;
    if (previous !== null && pageOf(previous).items.length < pageSize) return null;
    return endpointKey(endpoint, inputOf(index + 1));
  };
  const query = useSWRInfinite<Reply<E>, Error>(
    getKey,
    ([, input]: EndpointKey<E>) => load(endpoint, input, lane),
    {
      dedupingInterval,
      revalidateFirstPage: false,
      revalidateOnMount: true,
      initialSize: keptLength(lane),
    },
  );

  const loaded = query.data?.length ?? 0;
  useEffect(() => {
    if (loaded > 0) keepLength(lane, loaded);
  }, [lane, loaded]);

  const [former, setFormer] = useState(query.data);
  if (query.data !== undefined && query.data !== former) setFormer(query.data);
  const isFormerShown = query.data === undefined && firstKey !== null && !query.error;
  const pages = isFormerShown ? former : query.data;
  const state = useMemo(
    () => growingState(pages?.map(pageOf), pageSize, idOf),
    [pages, pageOf, pageSize, idOf],
  );
  const error = isAborted(query.error) ? undefined : query.error;
  const isLoading = query.isLoading || (loaded === 0 && isAborted(query.error));
  const isLoadingMore = loaded > 0 && query.size > loaded && !error;

  return {
    ...state,
    error,
    isLoading,
    isLoadingMore,
    isValidating: query.isValidating,
    isRetrying: error !== undefined && query.isValidating,
    loadMore: () => {
      if (state.hasMore && !query.isValidating && !error) void query.setSize(loaded + 1);
    },
    refresh: async () => {
      await query.mutate();
    },
  };
}
