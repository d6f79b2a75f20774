import { isNotFound } from './load.ts';
import type { Query } from './useEndpoint.ts';

/** A query whose data is computed from other queries; `mutate` only requests them again. */
export interface DerivedQuery<T> extends Omit<Query<T>, 'mutate'> {
  readonly mutate: () => Promise<unknown>;
}

/** Returns a query with its data converted by `map`. */
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
 * Returns the query of a module that a server may not have, with a missing row or route (404) as an empty reply instead of an
 * error (contract §3).
 */
export function orAbsent<T>(query: Query<T>, empty: T): Query<T> {
  if (!isNotFound(query.error)) return query;
  const { isLoading, isRetrying, mutate } = query;
  return { data: query.data ?? empty, error: undefined, isLoading, isRetrying, mutate };
}
