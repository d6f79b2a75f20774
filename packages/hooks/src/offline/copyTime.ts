import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let time: number | null = null;

/** Sets the time of the cached content that the page shows instead of the network's; null for none. */
export function noteCopyTime(copied: number | null): void {
  if (copied === time) return;
  time = copied;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns when the oldest cached content on the page was stored, in epoch milliseconds; null while the page shows content from
 * the network.
 */
export function useCopyTime(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => time,
    () => null,
  );
}
