import { isVisit, local, localKeys } from '../storage/index.ts';
import { forgetCopies, forgetShells } from './caches.ts';
import { noteCopyTime } from './copyTime.ts';
import { sparesLine } from './savesData.ts';
import { isSwitchedOff } from './useHasCopies.ts';

/** Delay before the service worker is registered, after the first content is shown, in milliseconds. */
const DELAY = 3000;

/** Reads the address and the scope of the build's service worker; null in development and in Storybook. */
function readWorker(): { address: string; scope: string } | null {
  const address = document.querySelector('meta[name="qinghe-worker"]')?.getAttribute('content');
  // Without the trailing slash: the mobile site's own address has none.
  return address ? { address, scope: address.replace(/\/sw\.js$/, '') || '/' } : null;
}

/** Finds this application's registration, rather than that of the other site on the same host. */
async function findRegistration({ address }: { address: string }) {
  const all = await navigator.serviceWorker.getRegistrations();
  const { href } = new URL(address, window.location.href);
  return all.find(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === href),
  );
}

async function register({ address, scope }: { address: string; scope: string }) {
  const options = { updateViaCache: 'none' } as const;
  try {
    await navigator.serviceWorker.register(address, { scope, ...options });
  } catch {
    // The server does not send `Service-Worker-Allowed`, so the script's folder has to be the scope.
    await navigator.serviceWorker.register(address, options).catch(() => undefined);
  }
}

/** Sends the worker the calls that this page made before the worker was active; it repeats those that it caches. */
function keepCalls(worker: ServiceWorker | null): void {
  const calls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/api/'));
  const token = local.read(localKeys.userToken);
  worker?.postMessage({ type: 'qinghe:keep', calls: [...new Set(calls)], token });
}

/**
 * Removes the application's own cached files and unregisters the service worker that caches them; the next visit may register it
 * again. Never rejects.
 */
export async function forgetOwnSite(): Promise<void> {
  const worker = readWorker();
  if (worker && navigator.serviceWorker)
    await findRegistration(worker)
      .then((registration) => registration?.unregister())
      .catch(() => undefined);
  await forgetShells();
}

/**
 * Makes the application usable offline, showing what it showed last: registers the build's service worker some time after the
 * first content, and tracks whether the page shows cached content. Nothing is registered on a shared computer, with the data
 * saver or a slow connection, or where `offline` is false in `/env.js`: in that last case an earlier registration is removed. A
 * first-time visitor does not need this function (`useHasCopies`).
 *
 * @returns A function that stops the tracking.
 */
export function startOffline(): () => void {
  const worker = readWorker();
  const { serviceWorker } = navigator;
  if (!worker || !serviceWorker) return () => undefined;
  if (isSwitchedOff()) {
    void Promise.all([forgetOwnSite(), forgetCopies()]);
    return () => undefined;
  }

  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const { type, time }: { type?: unknown; time?: unknown } = Object(data);
    if (type === 'qinghe:copy') noteCopyTime(typeof time === 'number' ? time : null);
  };
  let hasWorker = serviceWorker.controller !== null;
  const handleChange = () => {
    if (!hasWorker && !isVisit()) keepCalls(serviceWorker.controller);
    hasWorker = true;
  };
  serviceWorker.addEventListener('message', handleMessage);
  serviceWorker.addEventListener('controllerchange', handleChange);
  // Asks for the worker's messages that came before this code was loaded.
  serviceWorker.controller?.postMessage({ type: 'qinghe:copy?' });
  const timer = setTimeout(() => {
    if (!isVisit() && !sparesLine()) void register(worker);
  }, DELAY);
  return () => {
    clearTimeout(timer);
    serviceWorker.removeEventListener('message', handleMessage);
    serviceWorker.removeEventListener('controllerchange', handleChange);
  };
}
