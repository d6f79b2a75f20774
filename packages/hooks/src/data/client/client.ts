import { createClient } from '@qinghe/api/client';
import { readEnv } from '../../env/index.ts';
import { isVisit, local, localKeys } from '../../storage/index.ts';
import { logout } from '../../stores/session/index.ts';
import { fetchWithHeadStart } from './headStart.ts';

const getToken = () => local.read(localKeys.userToken);

const listeners = new Set<() => void>();
/** What `index.html` asked for may be refused before anybody listens. */
let hasListened = false;
let isUntold = false;

function endSession(): void {
  logout();
  isUntold = !hasListened;
  for (const listener of listeners) listener();
}

/**
 * The app-wide API client: base URL from `/env.js`, token from browser storage. On a 401 it clears
 * the session and then runs the `onUnauthorized` listeners, once however many calls fail together.
 */
export const client = createClient({
  baseUrl: () => readEnv().apiUrl,
  getToken,
  onUnauthorized: endSession,
  // On a shared computer no cache keeps anything, the service worker's included.
  fetch: (url, init) =>
    fetchWithHeadStart(url, isVisit() ? { ...init, cache: 'no-store' } : init, getToken()),
});

/**
 * Runs a listener whenever the server has refused the session; returns the way to stop it. The first one is told of a
 * refusal that came before it.
 */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  hasListened = true;
  if (isUntold) {
    isUntold = false;
    listener();
  }
  return () => {
    listeners.delete(listener);
  };
}
