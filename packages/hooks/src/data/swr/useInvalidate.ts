import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '@qinghe/api/contract/endpoint';
import { endpointNameOf } from './load.ts';

/**
 * Asks again for everything on screen whose cache entry matches. It goes by the entries' own ids,
 * because SWR's key filters overlook hooks that were on screen while the cache was emptied.
 */
export function useRevalidate(): (matches: (id: string) => boolean) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (matches) => {
      for (const id of Array.from(cache.keys())) {
        if (matches(id)) void mutate(id);
      }
    },
    [cache, mutate],
  );
}

/**
 * Says that an action has changed what endpoints answer: what is on screen is asked for again, the
 * rest when it is next shown. Growing lists are left alone; use their `refresh`.
 */
export function useInvalidate(): (...endpoints: Pick<Endpoint, 'name'>[]) => void {
  const revalidate = useRevalidate();
  return useCallback(
    (...endpoints) => {
      const names = new Set<string | null>(endpoints.map(({ name }) => name));
      revalidate((id) => names.has(endpointNameOf(id)));
    },
    [revalidate],
  );
}
