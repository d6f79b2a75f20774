import { useLayoutEffect } from 'react';
import useSWR from 'swr';
import type { KeyedMutator, SWRConfiguration } from 'swr';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { useIsMember } from '../../stores/session/index.ts';
import { cacheId, endpointKey, isAborted, load } from './load.ts';
import type { EndpointKey } from './load.ts';
import { readPreloaded } from './preload.ts';
import { requests } from './requests.ts';

/**
 * What a query hook returns: SWR's own shape, but for `isValidating`. A component that reads that one
 * is drawn anew at the start and at the end of every quiet refresh.
 */
export interface Query<T> {
  /** The answer; undefined while it is not there. */
  readonly data: T | undefined;
  /** Why the last try failed; `describeError` has the words. */
  readonly error: Error | undefined;
  /** Whether the first answer is on its way. */
  readonly isLoading: boolean;
  /** Whether the call that failed is being made again. */
  readonly isRetrying: boolean;
  /** Asks again, or replaces the cached answer. */
  readonly mutate: KeyedMutator<T>;
}

export interface QueryOptions<T> extends SWRConfiguration<T, Error> {
  /** The answer that is already on its way outside the cache, null where there is none. */
  underWay?: () => Promise<T> | null;
}

/** The key of a call, null until its input exists and, where one is needed, a token. */
export function useEndpointKey<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
): EndpointKey<E> | null {
  const isAllowed = useIsMember() || endpoint.auth !== 'required';
  return input === null || !isAllowed ? null : endpointKey(endpoint, input);
}

/**
 * Says that this component waits for a lane's calls; they are aborted when the last one leaves. It says so as early as SWR
 * asks: what takes the place of another component waits for the other's call.
 */
export function useLane(lane: string): void {
  useLayoutEffect(() => (lane === '' ? undefined : requests.subscribe(lane)), [lane]);
}

/**
 * Reads an endpoint through the cache. Nothing is asked while the input is null, or while the call
 * needs a login and there is none. The call is aborted when the last component that waits for it
 * goes away; an aborted call is never an error.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
  options?: QueryOptions<Reply<E>>,
): Query<Reply<E>> {
  const key = useEndpointKey(endpoint, input);
  const lane = cacheId(key);
  useLane(lane);
  const query = useSWR<Reply<E>, Error, EndpointKey<E> | null>(
    key,
    ([, sent]: EndpointKey<E>) => options?.underWay?.() ?? load(endpoint, sent, lane),
    { fallbackData: readPreloaded(endpoint, lane), ...options },
  );

  return {
    get data() {
      return query.data;
    },
    get error() {
      return isAborted(query.error) ? undefined : query.error;
    },
    get isLoading() {
      return query.data === undefined && (query.isLoading || isAborted(query.error));
    },
    get isRetrying() {
      return query.error !== undefined && query.isValidating;
    },
    mutate: query.mutate,
  };
}
