import { ApiError, createClient } from '@qinghe/api/client';
import type { Endpoint } from '@qinghe/api/contract/endpoint';
import { readEnv } from '../../env/index.ts';
import { isVisit, local, localKeys } from '../../storage/index.ts';
import { isOwnToken, logout, session } from '../../stores/session/index.ts';
import { fetchWithHeadStart } from './headStart.ts';

/** The stored token. One that no header can carry comes from somebody else, and is dropped. */
function getToken(): string | null {
  const token = local.read(localKeys.userToken);
  if (token === null || !/[^ -~]/.test(token)) return token;
  local.remove(localKeys.userToken);
  return null;
}

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
 * Refuses what would change something in another member's name: the page shows one member while another tab has logged
 * in as somebody else. Reading shows whose page it is, and a logout ends the session that all tabs share.
 */
function checkSession({ name, auth, path }: Endpoint): void {
  // By name: the API also writes by GET.
  const isHarmless = auth === 'none' || /^get|^postLogout$/.test(name);
  if (!isHarmless && session.isLogin && getToken() !== null && !isOwnToken())
    throw new ApiError({ kind: 'session', url: path });
}

/**
 * The app-wide API client: base URL from `/env.js`, token from browser storage. On a 401 it clears
 * the session and then runs the `onUnauthorized` listeners, once however many calls fail together.
 */
export const client = createClient({
  baseUrl: () => readEnv().apiUrl,
  getToken,
  check: checkSession,
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
