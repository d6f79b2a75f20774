import { createSafeStorage } from './safeStorage.ts';
import type { LocalKey, SessionKey } from './keys.ts';

export { localKeys, PENDING, sessionKeys } from './keys.ts';
export type { LocalKey, SessionKey } from './keys.ts';
export type { SafeStorage } from './safeStorage.ts';

/** Local storage: survives the browser session, shared by tabs. */
export const local = createSafeStorage<LocalKey>(() => window.localStorage);

/** Session storage: one tab, until it is closed. */
export const tab = createSafeStorage<SessionKey>(() => window.sessionStorage);

/** Reads a JSON value, or null when it is absent or not JSON. The caller checks its shape. */
export function readJson(key: LocalKey): unknown {
  try {
    return JSON.parse(local.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON. */
export function writeJson(key: LocalKey, value: unknown): void {
  local.write(key, JSON.stringify(value));
}
