import type { LocalKey, SessionKey } from './keys.ts';
import { createSafeStorage, type NativeStorage } from './safeStorage.ts';
import { withTokenIn, type TokenStore } from './tokenStore.ts';
import { isVisit, visitStorage } from './visit.ts';

const openLocal = (): NativeStorage => visitStorage() ?? window.localStorage;
let open = openLocal;

/**
 * Stores the member's token in a store that the application supplies; null restores local storage. With such a store the tabs no
 * longer follow each other's logins and logouts.
 */
export function keepTokenIn(store: TokenStore | null): void {
  open = store ? () => withTokenIn(store, openLocal()) : openLocal;
}

/**
 * Local storage: outlives the browser session and is shared by all tabs. During a session on a shared computer it is the tab's
 * session storage instead.
 */
export const local = createSafeStorage<LocalKey>(
  () => open(),
  () => !isVisit(),
);

/** Session storage: one tab, until it is closed. */
export const tab = createSafeStorage<SessionKey>(() => window.sessionStorage);
