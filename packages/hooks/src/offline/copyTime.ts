import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let time: number | null = null;

/** Says from when the content is that the page shows instead of what the network has; null for none. */
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
 * When the oldest content on the page was kept, in epoch milliseconds; null while the page shows
 * what the network has.
 */
export function useCopyTime(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => time,
    () => null,
  );
}
