import { useEffect } from 'react';
import { sparesLine } from '@qinghe/hooks/offline';
import { loadToasts } from '@qinghe/ui/components/Toast';
import { warmUpErrorState } from '@qinghe/features/states/LateErrorState';

/** What shows that a visitor is about to do something that may fail. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'];

/** When the first load is over, in milliseconds. */
const DELAY = 3000;

/**
 * Fetches what says that something failed as soon as the visitor does anything, or where the device keeps it: without a network it
 * would not come. A page that is only looked at does without, and so does one that spares the line.
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
