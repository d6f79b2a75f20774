import { useSWRConfig } from 'swr';

/** Returns a function that requests every mounted query again; it resolves when all have succeeded or failed. */
export function useRefreshAll(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    await Promise.allSettled(Array.from(cache.keys(), (id) => mutate(id)));
  };
}
