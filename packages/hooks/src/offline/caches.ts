/** Prefixes of the cache names that the service worker uses. */
const COPIES = 'qinghe:copies:';
const SHELLS = 'qinghe:shell:';

async function drop(prefix: string): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(prefix)).map((n) => caches.delete(n)));
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}

/** Removes the API replies that this device has cached for offline use. Never rejects. */
export const forgetCopies = (): Promise<void> => drop(COPIES);

/** Removes the application's own files that this device has cached for offline use. Never rejects. */
export const forgetShells = (): Promise<void> => drop(SHELLS);

/**
 * What this device has cached for offline use: numbers of API replies and of the application's files, and their sizes in bytes.
 */
export interface KeptCopies {
  replies: number;
  replyBytes: number;
  files: number;
  fileBytes: number;
}

async function measure(prefix: string): Promise<{ count: number; bytes: number }> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const lists = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return Promise.all(
        requests.map(async (request) => {
          const body = await (await cache.match(request))?.arrayBuffer();
          return body?.byteLength ?? 0;
        }),
      );
    }),
  );
  const sizes = lists.flat();
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Counts what this device has cached for offline use; all zero where storage is blocked. */
export async function readKeptCopies(): Promise<KeptCopies> {
  const none = { replies: 0, replyBytes: 0, files: 0, fileBytes: 0 };
  if (typeof caches === 'undefined') return none;
  try {
    const [replies, files] = await Promise.all([measure(COPIES), measure(SHELLS)]);
    return {
      replies: replies.count,
      replyBytes: replies.bytes,
      files: files.count,
      fileBytes: files.bytes,
    };
  } catch {
    return none;
  }
}
