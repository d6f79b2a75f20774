import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { Snapshot } from 'valtio';
import { useStore } from '../useStore.ts';
import { local, localKeys, PENDING } from '../../storage/index.ts';
import type { SessionFlags } from './guard.ts';
import { session } from './state.ts';
import type { SessionState } from './state.ts';

/** The session for render. */
export function useSession(): Snapshot<SessionState> {
  return useStore(session);
}

const onSession = (listener: () => void) => subscribe(session, listener);
const nothing = () => null;

/** What is stored of the session, which changes with it; a page rendered in advance knows none. */
function useStored(key: 'userToken' | 'bindMobile' | 'faceCheck'): string | null {
  return useSyncExternalStore(onSession, () => local.read(localKeys[key]), nothing);
}

/** The flags of the route guard for render. */
export function useSessionFlags(): SessionFlags {
  return {
    hasToken: Boolean(useStored('userToken')),
    isBindMobilePending: useStored('bindMobile') === PENDING,
    isFaceCheckPending: useStored('faceCheck') === PENDING,
  };
}

/**
 * Whether a member is here or on the way: logged in, or with a stored token whose member is still
 * being asked for. False while a page that was rendered in advance is taken over.
 */
export function useIsMember(): boolean {
  const hasToken = Boolean(useStored('userToken'));
  return useSession().isLogin || hasToken;
}
