import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import type { Snapshot } from 'valtio';

/**
 * Returns a snapshot of a store, for render: immutable, and the same object until something in the store changes. Our stores are
 * small and change seldom, so valtio's `useSnapshot`, which tracks each field that was read, would cost every first load more
 * than it saves.
 */
export function useStore<T extends object>(store: T): Snapshot<T> {
  const follow = useCallback((listener: () => void) => subscribe(store, listener), [store]);
  const read = () => snapshot(store);
  return useSyncExternalStore(follow, read, read);
}
