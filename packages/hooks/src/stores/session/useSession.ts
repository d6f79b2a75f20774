import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import { readSessionFlags } from './guard.ts';
import type { SessionFlags } from './guard.ts';
import { session } from './state.ts';
import type { SessionState } from './state.ts';

/** The session for render; the component renders again only when a field it read changes. */
export function useSession(): Snapshot<SessionState> {
  return useSnapshot(session);
}

/** The flags of the route guard for render; they are read again when the member is stored. */
export function useSessionFlags(): SessionFlags {
  void useSession().user;
  return readSessionFlags();
}
