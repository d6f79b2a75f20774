import type { LocalKey, SessionKey } from './keys.ts';
import { createSafeStorage } from './safeStorage.ts';
import { isVisit, visitStorage } from './visit.ts';

/**
 * Local storage: survives the browser session, shared by tabs. During a visit on a shared computer
 * the tab's own storage takes its place.
 */
export const local = createSafeStorage<LocalKey>(
  () => visitStorage() ?? window.localStorage,
  () => !isVisit(),
);

/** Session storage: one tab, until it is closed. */
export const tab = createSafeStorage<SessionKey>(() => window.sessionStorage);
