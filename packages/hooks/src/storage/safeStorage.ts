export interface SafeStorage<Key extends string> {
  /** Stored text, or null when the key is absent. */
  read: (key: Key) => string | null;
  /**
   * Stores text; it stays readable in this tab even when the browser refuses to store it. Returns whether it will outlive the
   * page.
   */
  write: (key: Key, value: string) => boolean;
  /** Removes the key and its text. */
  remove: (key: Key) => void;
  /** Returns the stored texts whose keys begin with `prefix`, by the remainder of the key. */
  entries: (prefix: string) => Map<string, string>;
  /** Whether the key's last written text will outlive the page: the browser has not refused to store it. */
  isKept: (key: Key) => boolean;
}

/** The methods of a browser's storage that are used here. */
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
    // Storage failed: return what was read so far.
  }
  return found;
}

/**
 * Creates browser storage that never throws. Text that the browser refuses to store (private mode, quota, blocked storage, no
 * browser at all) is kept in memory until the page is closed.
 *
 * @param isLasting Whether text that is stored now may outlive the page.
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
