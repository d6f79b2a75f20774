import { localKeys } from './keys.ts';
import type { NativeStorage } from './safeStorage.ts';

/** A store for the member's token that an application supplies in place of local storage. */
export interface TokenStore {
  /** The token, or null for a visitor. */
  read: () => string | null;
  write: (token: string) => void;
  remove: () => void;
}

/** Returns a storage that keeps the token in the given store and everything else in `storage`. */
export function withTokenIn(store: TokenStore, storage: NativeStorage): NativeStorage {
  const isToken = (key: string) => key === localKeys.userToken;
  return {
    getItem: (key) => (isToken(key) ? store.read() : storage.getItem(key)),
    setItem: (key, value) => (isToken(key) ? store.write(value) : storage.setItem(key, value)),
    removeItem: (key) => (isToken(key) ? store.remove() : storage.removeItem(key)),
    key: (index) => storage.key(index),
    get length() {
      return storage.length;
    },
  };
}
