import { ApiError, createClient, mayLack, VAGUE } from '@qinghe/api/client';
import type { Endpoint } from '@qinghe/api/contract/endpoint';
import { readEnv } from '../../env/index.ts';
import { untilSeen } from '../../env/seen.ts';
import { isVisit, local, localKeys } from '../../storage/index.ts';
import { hasCall, lacksCall, learn } from '../../stores/server/index.ts';
import { isOwnToken, logout, session } from '../../stores/session/index.ts';
import { fetchWithHeadStart } from './headStart.ts';

/** The stored token. One that no header can carry comes from somebody else, and is dropped. */
function getToken(): string | null {
  const token = local.read(localKeys.userToken);
  if (token === null || !/[^ -~]/.test(token)) return token;
  local.remove(localKeys.userToken);
  return null;
}

/** Which of MeEdu's clients this site stands for: the school's log of logins and agreements shows it (contract 1.4). */
const platform = () =>
  globalThis.document?.documentElement.dataset['h5'] === undefined ? 'PC' : 'H5';

/** A request as it leaves: where it comes from, and on a shared computer that no cache keeps it, the worker's included. */
function outgoing(init: RequestInit): RequestInit {
  const headers = Object.assign({}, init.headers, { 'meedu-platform': platform() });
  return { ...init, headers, ...(isVisit() && { cache: 'no-store' }) };
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

/** Throws where the page shows one member while another tab has logged in as somebody else. */
function checkMember(url: string): void {
  if (session.isLogin && getToken() !== null && !isOwnToken())
    throw new ApiError({ kind: 'session', url });
}

/**
 * Refuses what would change something in another member's name. Reading shows whose page it is, and a logout ends the
 * session that all tabs share.
 */
function checkSession({ name, auth, path }: Endpoint): void {
  // By name: the API also writes by GET.
  const isHarmless = auth === 'none' || /^get|^postLogout$/.test(name);
  if (!isHarmless) checkMember(path);
}

/**
 * The token for an address that has to carry it (contract E-57, E-77): that of the member whom the page shows.
 *
 * @param path The address, for the error.
 * @throws {ApiError} Of kind `session` when another tab has logged in as somebody else.
 */
export function tokenForAddress(path: string): string {
  checkMember(path);
  return getToken() ?? '';
}

/** When the first load is over, in milliseconds: what a server has is noted after that. */
const NOTE_DELAY = 3000;

/** Whether an error is worth a second look, whose code comes when it is needed. */
const mayMeanAbsence = ({ code, isNotFound, isWebPage, message }: ApiError) =>
  isWebPage || isNotFound || (code === 1 && message === VAGUE);

/**
 * The app-wide API client: base URL from `/env.js`, token from browser storage. A call that the server is known to lack is
 * not sent: it rejects with kind `absent`. On a 401 it clears
 * the session and then runs the `onUnauthorized` listeners, once however many calls fail together.
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
  judge: async (endpoint, error) =>
    (mayMeanAbsence(error) && (await learn(({ judge }) => judge(endpoint, error)))) || error,
  onServed: (endpoint) => {
    if (mayLack(endpoint) && !hasCall(endpoint.path))
      void learn(({ noteServed }) => noteServed(endpoint.path), NOTE_DELAY);
  },
  onUnauthorized: endSession,
  fetch: (url, init) => fetchWithHeadStart(url, outgoing(init), getToken()),
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
