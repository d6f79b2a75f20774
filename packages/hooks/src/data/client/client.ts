import { ApiError, createClient, mayLack, VAGUE } from '@qinghe/api/client';
import type { Endpoint } from '@qinghe/api/contract/endpoint';
import { readEnv } from '../../env/index.ts';
import { untilStays } from '../../env/leaving.ts';
import { untilSeen } from '../../env/seen.ts';
import { isVisit, local, localKeys } from '../../storage/index.ts';
import { hasCall, lacksCall, learn } from '../../stores/server/index.ts';
import { isOwnToken, logout, session } from '../../stores/session/index.ts';
import { fetchWithHeadStart } from './headStart.ts';

/** Returns the stored token. One with characters that no header can carry was not written by this site and is removed. */
function getToken(): string | null {
  const token = local.read(localKeys.userToken);
  if (token === null || !/[^ -~]/.test(token)) return token;
  local.remove(localKeys.userToken);
  return null;
}

/**
 * Returns the name of MeEdu's client that this site replaces; the school's log of logins and agreements shows it (contract 1.4).
 */
const platform = () =>
  globalThis.document?.documentElement.dataset['h5'] === undefined ? 'PC' : 'H5';

/** Adds the platform header to a request, and on a shared computer forbids every cache, the service worker's included. */
function outgoing(init: RequestInit): RequestInit {
  const headers = Object.assign({}, init.headers, { 'meedu-platform': platform() });
  return { ...init, headers, ...(isVisit() && { cache: 'no-store' }) };
}

const listeners = new Set<() => void>();
/** Whether `onUnauthorized` was ever called: a call that `index.html` made may be refused before that. */
let hasListened = false;
let isUntold = false;

function endSession(): void {
  logout();
  isUntold = !hasListened;
  for (const listener of listeners) listener();
}

/** Throws where another tab has logged in as somebody else than the member whom the page shows. */
function checkMember(url: string): void {
  if (session.isLogin && getToken() !== null && !isOwnToken())
    throw new ApiError({ kind: 'session', url });
}

/**
 * Rejects writing calls that would act for a member whom the page does not show. Reading is allowed, since the page shows whose
 * data it is, and so is a logout, which ends the session that all tabs share.
 */
function checkSession({ name, auth, path }: Endpoint): void {
  // Decided by the endpoint's name, because the API also writes by GET.
  const isHarmless = auth === 'none' || /^get|^postLogout$/.test(name);
  if (!isHarmless) checkMember(path);
}

/**
 * Returns the token for an address that has to carry it (contract E-57, E-77), which is that of the member whom the page shows.
 *
 * @param path The address, for the error.
 * @throws {ApiError} Of kind `session` when another tab has logged in as somebody else.
 */
export function tokenForAddress(path: string): string {
  checkMember(path);
  return getToken() ?? '';
}

/** Delay after which the initial load is taken to be over, in milliseconds: which calls a server has is recorded after that. */
const NOTE_DELAY = 3000;

/** Whether an error may mean that the server lacks something; the code that decides is loaded on demand. */
const mayMeanAbsence = ({ code, isNotFound, isWebPage, message }: ApiError) =>
  isWebPage || isNotFound || (code === 1 && message === VAGUE);

/**
 * The app-wide API client: base URL from `/env.js`, token from browser storage. A call that the server is known to lack is not
 * sent: it rejects with kind `absent`. A 401 clears the session and then runs the `onUnauthorized` listeners, once however many
 * calls fail together.
 */
export const client = createClient({
  baseUrl: () => readEnv().apiUrl,
  getToken,
  check: (endpoint) => {
    if (lacksCall(endpoint.path))
      throw new ApiError({ kind: 'absent', url: endpoint.path, missing: 'call' });
    checkSession(endpoint);
    return endpoint.name.startsWith('get') ? undefined : untilSeen();
  },
  judge: async (endpoint, error) => {
    if (error.kind === 'network') await untilStays();
    return (mayMeanAbsence(error) && (await learn(({ judge }) => judge(endpoint, error)))) || error;
  },
  onServed: (endpoint) => {
    if (mayLack(endpoint) && !hasCall(endpoint.path))
      void learn(({ noteServed }) => noteServed(endpoint.path), NOTE_DELAY);
  },
  onUnauthorized: endSession,
  fetch: (url, init) => fetchWithHeadStart(url, outgoing(init), getToken()),
});

/**
 * Runs a listener whenever the server refuses the session (401); returns a function that stops it. A refusal before the first
 * listener was added is passed to that listener.
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
