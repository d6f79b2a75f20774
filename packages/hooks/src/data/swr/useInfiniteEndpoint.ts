import { useEffect, useMemo, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { useSession } from '../../stores/session/index.ts';
import { freshness } from './freshness.ts';
import { cacheId, endpointKey, isAborted, load } from './load.ts';
import type { EndpointKey } from './load.ts';
import { keepLength, keptLength } from './listLength.ts';
import { growingState } from './page.ts';
import type { Page, PageState } from './page.ts';
import { useEndpointKey, useLane } from './useEndpoint.ts';

/** A list that loads further pages as the user scrolls. */
export interface InfiniteQuery<T> extends PageState<T> {
  error: Error | undefined;
  /** Whether the first page is pending; the rows of the previous filter stay until then. */
  isLoading: boolean;
  /** Whether a further page is pending. */
  isLoadingMore: boolean;
  /**
   * Whether any reply is pending. A function, because a component that asks this while rendering renders again at the start and at
   * the end of every background refresh.
   */
  isPending: () => boolean;
  /** Whether a call that has failed is being retried. */
  isRetrying: boolean;
  /** Loads the next page; does nothing at the end of the list, while loading and after an error. */
  loadMore: () => void;
  /** Requests all shown pages again, for pull to refresh and retry. */
  refresh: () => Promise<void>;
}

/** How the pages of an infinite list are requested and read. */
export interface InfiniteOptions<E extends Endpoint, T> {
  /** Returns the input of a page (from 1); null until its values are known. */
  inputOf: ((page: number) => Input<E>) | null;
  pageSize: number;
  /** Extracts the list from the reply. Keep this function and `idOf` stable. */
  pageOf: (reply: Reply<E>) => Page<T>;
  /** Returns a row's id, so that a row that has moved between two pages is shown once. */
  idOf?: (item: T) => number | string;
  /** How long a page counts as fresh, in milliseconds. */
  dedupingInterval?: number;
}

/**
 * Reads a paged endpoint page by page. A list that is shown again, also after a reload, has as many pages as before, and is then
 * refreshed. While another list is loading, as after a change of the filter, the previous one stays. All its calls are aborted
 * together.
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

  const memberId = useSession().user?.id;
  const [former, setFormer] = useState({ pages: query.data, memberId });
  const isOfMember = former.memberId === memberId;
  if (query.data !== undefined && (query.data !== former.pages || !isOfMember))
    setFormer({ pages: query.data, memberId });
  // Not for another member, who has logged in in another tab.
  const isFormerShown = query.data === undefined && firstKey !== null && !query.error && isOfMember;
  const pages = isFormerShown ? former.pages : query.data;
  const state = useMemo(
    () => growingState(pages?.map(pageOf), pageSize, idOf),
    [pages, pageOf, pageSize, idOf],
  );
  const error = isAborted(query.error) ? undefined : query.error;
  const isLoading = query.isLoading || (loaded === 0 && isAborted(query.error));
  const isLoadingMore = loaded > 0 && query.size > loaded && !error;
  const isPending = () => query.isValidating;

  return {
    ...state,
    error,
    isLoading,
    isLoadingMore,
    isPending,
    isRetrying: error !== undefined && isPending(),
    loadMore: () => {
      if (state.hasMore && !isPending() && !error) void query.setSize(loaded + 1);
    },
    refresh: async () => {
      await query.mutate();
    },
  };
}
