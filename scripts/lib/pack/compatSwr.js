'use client';
import { useSWRConfig as useConfig } from 'swr';

const unloads = new WeakMap();

/** Returns the `unload` of SWR 2.5: clears the whole cache without revalidation. */
function unloadBy(mutate) {
  const known = unloads.get(mutate);
  if (known) return known;
  const unload = () => void mutate(() => true, undefined, { revalidate: false });
  unloads.set(mutate, unload);
  return unload;
}

export function useSWRConfig() {
  const config = useConfig();
  return config.unload ? config : { ...config, unload: unloadBy(config.mutate) };
}
