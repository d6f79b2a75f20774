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
 * Whether the device says that it has no network, or the page shows copies because the network does
 * not answer: what is sent now would be refused, or rest on what may have changed.
 */
export function useIsOffline(): boolean {
  const isOff = useSyncExternalStore(
    subscribe,
    () => navigator.onLine === false,
    () => false,
  );
  return useCopyTime() !== null || isOff;
}
