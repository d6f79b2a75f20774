import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { Snapshot } from 'valtio';
import { useStore } from '../useStore.ts';
import { local, localKeys, PENDING } from '../../storage/index.ts';
import type { SessionFlags } from './guard.ts';
import { session } from './state.ts';
import type { SessionState } from './state.ts';

/** Returns the session, for render. */
export function useSession(): Snapshot<SessionState> {
  return useStore(session, (state) => state);
}

const onSession = (listener: () => void) => subscribe(session, listener);
const nothing = () => null;

/** Returns a stored value of the session, and renders again when the session changes; null during advance rendering. */
function useStored(key: 'userToken' | 'bindMobile' | 'faceCheck'): string | null {
  return useSyncExternalStore(onSession, () => local.read(localKeys[key]), nothing);
}

/** Returns the flags that the route guard reads, for render. */
export function useSessionFlags(): SessionFlags {
  return {
    hasToken: Boolean(useStored('userToken')),
    isBindMobilePending: useStored('bindMobile') === PENDING,
    isFaceCheckPending: useStored('faceCheck') === PENDING,
  };
}

/**
 * Whether the user is a member: logged in, or with a stored token whose member is still being loaded. False during the first
 * render of a page that was rendered in advance.
 */
export function useIsMember(): boolean {
  const hasToken = Boolean(useStored('userToken'));
  return useSession().isLogin || hasToken;
}
