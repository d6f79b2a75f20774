import { useSWRConfig } from 'swr';

/** Asks again for everything on screen; resolves when all answers or failures are there. */
export function useRefreshAll(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    await Promise.allSettled(Array.from(cache.keys(), (id) => mutate(id)));
  };
}
