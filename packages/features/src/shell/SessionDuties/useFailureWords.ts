import { useEffect } from 'react';
import { sparesLine } from '@qinghe/hooks/offline';
import { loadToasts } from '@qinghe/ui/components/Toast';
import { warmUpErrorState } from '@qinghe/features/states/LateErrorState';

/** Events that show that a visitor is about to do something that may fail. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'];

/** Time after which the first load is over, in milliseconds. */
const DELAY = 3000;

/**
 * Loads the code of error messages and toasts at the visitor's first interaction, or after the first load if a service worker
 * caches it: without a network it could not be loaded any more. Not loaded on slow or data-saving connections.
 */
export function useFailureWords(): void {
  useEffect(() => {
    if (sparesLine()) return undefined;
    const once = new AbortController();
    const { signal } = once;
    const load = () => {
      once.abort();
      void warmUpErrorState();
      void loadToasts();
    };
    for (const type of INTENTS)
      window.addEventListener(type, load, { signal, capture: true, passive: true });
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('controllerchange', load, { signal });
    const timer = setTimeout(() => {
      if (serviceWorker?.controller && !signal.aborted) load();
    }, DELAY);
    return () => {
      clearTimeout(timer);
      once.abort();
    };
  }, []);
}
