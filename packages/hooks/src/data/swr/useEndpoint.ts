import { useLayoutEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { KeyedMutator, SWRConfiguration } from 'swr';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { useIsMember } from '../../stores/session/index.ts';
import { cacheId, endpointKey, isAborted, load } from './load.ts';
import type { EndpointKey } from './load.ts';
import { readPreloaded } from './preload.ts';
import { requests } from './requests.ts';

/**
 * The result of a query hook: SWR's shape without `isValidating`, because a component that reads that field renders again at the
 * start and at the end of every background refresh.
 */
export interface Query<T> {
  /** The reply; undefined until it has arrived. With `keepPreviousData` the one before, unless the call has failed. */
  readonly data: T | undefined;
  /** Why the last request failed; `describeError` returns a text for it. */
  readonly error: Error | undefined;
  /** Whether the first reply is pending, also while the one before is still shown. */
  readonly isLoading: boolean;
  /** Whether a call that has failed is being retried. */
  readonly isRetrying: boolean;
  /** Requests the data again, or replaces the cached reply. */
  readonly mutate: KeyedMutator<T>;
}

export interface QueryOptions<T> extends SWRConfiguration<T, Error> {
  /** Returns a pending reply that was requested outside of the cache; null where there is none. */
  underWay?: () => Promise<T> | null;
}

/** Returns the cache key of a call; null while its input is null, or while it requires a login and there is no token. */
export function useEndpointKey<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
): EndpointKey<E> | null {
  const isAllowed = useIsMember() || endpoint.auth !== 'required';
  return input === null || !isAllowed ? null : endpointKey(endpoint, input);
}

/**
 * Subscribes this component to a lane's calls, which are aborted when the last subscriber leaves. It subscribes as early as SWR
 * sends requests (layout effect), so that a component which replaces another one keeps the other's pending call.
 */
export function useLane(lane: string): void {
  useLayoutEffect(() => (lane === '' ? undefined : requests.subscribe(lane)), [lane]);
}

/**
 * Reads an endpoint through the cache. Nothing is requested while the input is null, or while the call requires a login and there
 * is no token. The call is aborted when the last component that uses it unmounts; an aborted call is never reported as an error.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
  options?: QueryOptions<Reply<E>>,
): Query<Reply<E>> {
  const key = useEndpointKey(endpoint, input);
  const lane = cacheId(key);
  useLane(lane);
  const { cache } = useSWRConfig();
  const preloaded = readPreloaded(endpoint, lane);
  const query = useSWR<Reply<E>, Error, EndpointKey<E> | null>(
    key,
    ([, sent]: EndpointKey<E>) => options?.underWay?.() ?? load(endpoint, sent, lane),
    { fallbackData: preloaded, ...options },
  );

  return {
    get data() {
      // The previous reply must not pass for that of a call which has failed.
      const isFormer =
        options?.keepPreviousData && query.error && cache.get(lane)?.data === undefined;
      return isFormer ? undefined : query.data;
    },
    get error() {
      return isAborted(query.error) ? undefined : query.error;
    },
    get isLoading() {
      const isPending = query.isLoading || (query.data === undefined && isAborted(query.error));
      return isPending && (preloaded === undefined || query.data !== preloaded);
    },
    get isRetrying() {
      return query.error !== undefined && query.isValidating;
    },
    mutate: query.mutate,
  };
}
