import { mutate, preload } from 'swr';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { PRELOAD_LIFE } from './freshness.ts';
import { cacheId, endpointKey, hasToken, isNotFound, load, readToken } from './load.ts';
import { requests } from './requests.ts';

interface Arrived<E extends Endpoint> {
  endpoint: E;
  answer: Reply<E>;
  /** Token of the session that the reply belongs to. */
  token: string | null;
}

/** Preloaded replies that have arrived, by serialised cache key. */
let arrived = new Map<string, Arrived<Endpoint>>();

const isOf = <E extends Endpoint>(
  kept: Arrived<Endpoint> | undefined,
  endpoint: E,
): kept is Arrived<E> => kept?.endpoint === endpoint && kept.token === readToken();

/**
 * Returns a preloaded reply that has arrived for the current session; undefined where there is none.
 *
 * @param id Cache key, serialised.
 */
export function readPreloaded<E extends Endpoint>(endpoint: E, id: string): Reply<E> | undefined {
  const kept = arrived.get(id);
  return isOf(kept, endpoint) ? kept.answer : undefined;
}

/** Forgets all preloaded replies. For tests and stories. */
export function resetPreloaded(): void {
  arrived = new Map();
}

/**
 * Requests a page's data while its code is still loading. `useEndpoint` with the same input uses the reply, including a "not
 * found"; if it has arrived by then, the page renders with it at once. After any other error, or if no page has used it within 30
 * s, the reply is dropped. Does nothing while a page already shows or loads the data, or when the call requires a login and no
 * token is stored.
 */
export function preloadEndpoint<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  const key = endpointKey(endpoint, input);
  const id = cacheId(key);
  if (requests.isBusy(id) || (endpoint.auth === 'required' && !hasToken())) return;

  const own = arrived;
  // Without a subscriber `mutate` sends no request; it only drops the preloaded reply.
  const forget = () => {
    own.delete(id);
    if (!requests.isSubscribed(id)) void mutate(key);
  };
  const token = readToken();
  const asked = Promise.resolve(preload(key, () => load(endpoint, input, id)));
  const keep = () => void setTimeout(forget, PRELOAD_LIFE);
  asked.then(
    (answer) => {
      own.set(id, { endpoint, answer, token });
      keep();
    },
    (error: unknown) => (isNotFound(error) ? keep() : forget()),
  );
}
