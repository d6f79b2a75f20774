export interface SafeStorage<Key extends string> {
  /** Stored text, or null when the key is absent. */
  read: (key: Key) => string | null;
  /** Stores text; it stays readable in this tab even when the browser refuses to store it. */
  write: (key: Key, value: string) => void;
  /** Forgets the key. */
  remove: (key: Key) => void;
}

type NativeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Browser storage that never throws. What the browser refuses to store (private mode, quota,
 * blocked storage, no browser at all) is kept in memory until the page is closed.
 */
export function createSafeStorage<Key extends string>(open: () => NativeStorage): SafeStorage<Key> {
  const memory = new Map<Key, string | null>();

  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}
