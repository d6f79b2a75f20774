import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '@qinghe/api/contract/endpoint';
import { endpointNameOf } from './load.ts';

/**
 * Returns a function that requests every mounted query again whose cache key matches. It compares the serialised keys, because
 * SWR's key filters miss hooks that were mounted while the cache was emptied.
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
 * Returns a function that marks endpoints as changed by an action: mounted queries are requested again, the others when they are
 * next mounted. Infinite lists are left alone; use their `refresh`.
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
