import type { Snapshot } from 'valtio';
import { useStore } from '../useStore.ts';
import { server } from './state.ts';
import type { ServerState } from './state.ts';

/**
 * Returns what is selected of the calls that the API server is known to have or to lack, for render. Renders again only when that
 * changes: on a first visit several calls are answered for the first time, which concerns next to nothing.
 *
 * @param select Returns a part of the state, or a plain value; the same one as long as the state is the same.
 */
export function useServer<T>(select: (state: Snapshot<ServerState>) => T): T {
  return useStore(server, select);
}

/** Whether the API server is known to lack a call. */
export function useLacks({ path }: { path: string }): boolean {
  return useServer(({ lacks }) => lacks.includes(path));
}
