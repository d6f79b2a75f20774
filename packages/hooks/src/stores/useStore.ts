import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import type { Snapshot } from 'valtio';

/**
 * Returns what is selected of a store, for render: immutable, and the same until it changes. Renders again only then. valtio's
 * `useSnapshot`, which tracks each field that was read, would cost every first load more than it saves.
 *
 * @param select Returns a part of the state, or a plain value; the same one as long as the state is the same.
 */
export function useStore<T extends object, S>(store: T, select: (state: Snapshot<T>) => S): S {
  const follow = useCallback((listener: () => void) => subscribe(store, listener), [store]);
  const read = () => select(snapshot(store));
  return useSyncExternalStore(follow, read, read);
}
