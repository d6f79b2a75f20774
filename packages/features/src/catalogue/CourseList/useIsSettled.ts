import { useState } from 'react';

/** Returns whether the data of a query that keeps its previous reply belongs to `key`; stays true when a later refresh fails. */
export function useIsSettled(
  key: string,
  query: { data: unknown; error: unknown; isLoading: boolean },
): boolean {
  const isDone = query.data !== undefined && !query.error && !query.isLoading;
  const [settledKey, setSettledKey] = useState(isDone ? key : null);
  if (isDone && settledKey !== key) setSettledKey(key);
  return settledKey === key;
}
