import { useState } from 'react';

/**
 * Whether the data of a query that keeps its previous answer belongs to `key`. It stays true when a
 * later refresh of the same key fails.
 */
export function useIsSettled(
  key: string,
  query: { data: unknown; error: unknown; isLoading: boolean },
): boolean {
  const isDone = query.data !== undefined && !query.error && !query.isLoading;
  const [settledKey, setSettledKey] = useState(isDone ? key : null);
  if (isDone && settledKey !== key) setSettledKey(key);
  return settledKey === key;
}
