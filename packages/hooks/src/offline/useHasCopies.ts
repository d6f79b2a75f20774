import { useEffect, useState } from 'react';
import { local, localKeys } from '../storage/index.ts';

/** Whether the operator has disabled caching for offline use (`offline` in `/env.js`). */
export const isSwitchedOff = () => Object(window.__QINGHE__).offline === false;

/**
 * Whether the site is worth caching: the user is a member or has been here before. For somebody who views one page and leaves,
 * everything cached would be fetched in vain.
 */
function isComingBack(): boolean {
  // Every page stores the config once it is loaded.
  return [localKeys.config, localKeys.userToken].some((key) => local.read(key) !== null);
}

/**
 * Whether the offline code (`startOffline`) is needed: this device has cached the site for offline use, should cache it, or has
 * to drop its cache because the operator disabled it. Call it before the hooks that store anything.
 */
export function useHasCopies(): boolean {
  const [hasCopies, setHasCopies] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return undefined;
    const note = () => setHasCopies(true);
    if (serviceWorker.controller || isSwitchedOff() || isComingBack()) note();
    serviceWorker.addEventListener('controllerchange', note);
    return () => serviceWorker.removeEventListener('controllerchange', note);
  }, []);
  return hasCopies;
}
