import type { LocalKey, SessionKey } from './keys.ts';
import { createSafeStorage, type NativeStorage } from './safeStorage.ts';
import { withTokenIn, type TokenStore } from './tokenStore.ts';
import { isVisit, visitStorage } from './visit.ts';

const openLocal = (): NativeStorage => visitStorage() ?? window.localStorage;
let open = openLocal;

/**
 * Keeps the member's token in a store of the application's own; null brings it back to local storage. Tabs then follow each
 * other no longer.
 */
export function keepTokenIn(store: TokenStore | null): void {
  open = store ? () => withTokenIn(store, openLocal()) : openLocal;
}

/**
 * Local storage: survives the browser session, shared by tabs. During a visit on a shared computer
 * the tab's own storage takes its place.
 */
export const local = createSafeStorage<LocalKey>(
  () => open(),
  () => !isVisit(),
);

/** Session storage: one tab, until it is closed. */
export const tab = createSafeStorage<SessionKey>(() => window.sessionStorage);
