import { isNotFound } from './load.ts';
import type { Query } from './useEndpoint.ts';

/** A query whose data is worked out from others; `mutate` only asks again. */
export interface DerivedQuery<T> extends Omit<Query<T>, 'mutate'> {
  readonly mutate: () => Promise<unknown>;
}

/** A query with its data turned into something else. */
export function mapQuery<T, U>(query: DerivedQuery<T>, map: (data: T) => U): DerivedQuery<U> {
  const { data, error, isLoading, isRetrying, mutate } = query;
  return {
    data: data === undefined ? undefined : map(data),
    error,
    isLoading,
    isRetrying,
    mutate: () => mutate(),
  };
}

/**
 * The query of a module that a server may not have: an unknown route is an empty answer, not an
 * error (contract §3).
 */
export function orAbsent<T>(query: Query<T>, empty: T): Query<T> {
  if (!isNotFound(query.error)) return query;
  const { isLoading, isRetrying, mutate } = query;
  return { data: query.data ?? empty, error: undefined, isLoading, isRetrying, mutate };
}
