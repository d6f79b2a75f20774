import { useSyncExternalStore } from 'react';
import { useCopyTime } from './copyTime.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Whether the device reports that it has no network, or the page shows cached content because the network does not respond.
 * Anything sent then would fail, or be based on outdated content.
 */
export function useIsOffline(): boolean {
  const isOff = useSyncExternalStore(
    subscribe,
    () => navigator.onLine === false,
    () => false,
  );
  return useCopyTime() !== null || isOff;
}
