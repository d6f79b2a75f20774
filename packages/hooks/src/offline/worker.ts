import { isVisit, local, localKeys } from '../storage/index.ts';
import { forgetCopies, forgetShells } from './caches.ts';
import { noteCopyTime } from './copyTime.ts';
import { sparesLine } from './savesData.ts';
import { isSwitchedOff } from './useHasCopies.ts';

/** How long the service worker waits after the first content, in milliseconds. */
const DELAY = 3000;

/** Where the build has its service worker and which addresses it is for; null in development and in Storybook. */
function readWorker(): { address: string; scope: string } | null {
  const address = document.querySelector('meta[name="qinghe-worker"]')?.getAttribute('content');
  // Without the last slash: the mobile site's own address has none.
  return address ? { address, scope: address.replace(/\/sw\.js$/, '') || '/' } : null;
}

/** The registration of this application, not one of the other site on the same host. */
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
    // A server that does not send `Service-Worker-Allowed`: the folder of the script is the scope.
    await navigator.serviceWorker.register(address, options).catch(() => undefined);
  }
}

/** Tells the worker what this page has asked for before it was there; it asks again for what it keeps. */
function keepCalls(worker: ServiceWorker | null): void {
  const calls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/api/'));
  const token = local.read(localKeys.userToken);
  worker?.postMessage({ type: 'qinghe:keep', calls: [...new Set(calls)], token });
}

/**
 * Removes the application's own files that this device keeps, with the service worker that keeps
 * them; the next visit may bring them back. Never rejects.
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
 * Lets the application open and show what it showed last when there is no network: registers the
 * service worker of the build a while after the first content, and follows what it shows from
 * copies. Nothing is registered on a shared computer, where data is to be saved or the line is slow, and
 * where `offline` is false in `/env.js`: there what was registered before is removed. Who looks at their first page wants
 * none of it (`useHasCopies`).
 *
 * @returns The way to stop following.
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
  // What it told before this code was there.
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
