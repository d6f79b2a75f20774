import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import { session } from './state.ts';
import type { SessionState } from './state.ts';

/** The session for render; the component renders again only when a field it read changes. */
export function useSession(): Snapshot<SessionState> {
  return useSnapshot(session);
}
