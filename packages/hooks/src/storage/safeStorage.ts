export interface SafeStorage<Key extends string> {
  /** Stored text, or null when the key is absent. */
  read: (key: Key) => string | null;
  /**
   * Stores text; it stays readable in this tab even when the browser refuses to store it. Answers
   * whether it will outlive the page.
   */
  write: (key: Key, value: string) => boolean;
  /** Forgets the key. */
  remove: (key: Key) => void;
  /** What is stored under the keys that begin with `prefix`, by the rest of the key. */
  entries: (prefix: string) => Map<string, string>;
  /** Whether what was last written outlives the page: the browser has not refused to store it. */
  isKept: (key: Key) => boolean;
}

/** What of a browser's storage is asked for. */
export type NativeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function storedEntries(open: () => NativeStorage, prefix: string): Map<string, string> {
  const found = new Map<string, string>();
  try {
    const storage = open();
    for (let index = 0; index < storage.length; index += 1) {
      const name = storage.key(index);
      const value = name?.startsWith(prefix) ? storage.getItem(name) : null;
      if (name && value !== null) found.set(name.slice(prefix.length), value);
    }
  } catch {
    // What has been read so far is all there is.
  }
  return found;
}

/**
 * Browser storage that never throws. What the browser refuses to store (private mode, quota,
 * blocked storage, no browser at all) is kept in memory until the page is closed.
 *
 * @param isLasting Whether what is stored now may outlive the page.
 */
export function createSafeStorage<Key extends string>(
  open: () => NativeStorage,
  isLasting: () => boolean = () => true,
): SafeStorage<Key> {
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
        return isLasting();
      } catch {
        memory.set(key, value);
        return false;
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
    entries(prefix) {
      const found = storedEntries(open, prefix);
      for (const [key, value] of memory) {
        if (!key.startsWith(prefix)) continue;
        if (value === null) found.delete(key.slice(prefix.length));
        else found.set(key.slice(prefix.length), value);
      }
      return found;
    },
    isKept: (key) => !memory.has(key) && isLasting(),
  };
}
