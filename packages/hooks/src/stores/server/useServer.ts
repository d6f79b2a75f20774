import type { Snapshot } from 'valtio';
import { useStore } from '../useStore.ts';
import { server } from './state.ts';
import type { ServerState } from './state.ts';

/** Returns the calls that the API server is known to have or to lack, for render. */
export function useServer(): Snapshot<ServerState> {
  return useStore(server);
}

/** Whether the API server is known to lack a call. */
export function useLacks({ path }: { path: string }): boolean {
  return useServer().lacks.includes(path);
}
