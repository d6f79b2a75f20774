import { useEffect, useState } from 'react';
import { local, localKeys } from '../storage/index.ts';

/** Whether the operator lets nothing be kept (`offline` in `/env.js`). */
export const isSwitchedOff = () => Object(window.__QINGHE__).offline === false;

/**
 * Whether the site is worth keeping: it is a member's, or was here before. To whoever looks at one page and goes, all
 * that is kept would be fetched for nothing.
 */
function isComingBack(): boolean {
  // Each page keeps the config once it has it.
  return [localKeys.config, localKeys.userToken].some((key) => local.read(key) !== null);
}

/**
 * Whether this device keeps the site for times without a network, is to keep it, or may keep it no more: what that takes
 * (`startOffline`) is needed then alone. Call it before what keeps anything.
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
