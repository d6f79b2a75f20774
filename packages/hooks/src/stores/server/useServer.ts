import { useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import type { Snapshot } from 'valtio';
import { server } from './state.ts';
import type { ServerState } from './state.ts';

const follow = (listener: () => void) => subscribe(server, listener);

/**
 * Returns what is selected of the calls that the API server is known to have or to lack, for render. Renders again only when that
 * changes: on a first visit several calls are answered for the first time, which concerns next to nothing.
 *
 * @param select Returns a part of the state, or a plain value; the same one as long as the state is the same.
 */
export function useServer<T>(select: (state: Snapshot<ServerState>) => T): T {
  const read = () => select(snapshot(server));
  return useSyncExternalStore(follow, read, read);
}

/** Whether the API server is known to lack a call. */
export function useLacks({ path }: { path: string }): boolean {
  return useServer(({ lacks }) => lacks.includes(path));
}
