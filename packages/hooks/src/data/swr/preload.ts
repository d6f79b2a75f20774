import { mutate, preload } from 'swr';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { PRELOAD_LIFE } from './freshness.ts';
import { cacheId, endpointKey, hasToken, isNotFound, load, readToken } from './load.ts';
import { requests } from './requests.ts';

interface Arrived<E extends Endpoint> {
  endpoint: E;
  answer: Reply<E>;
  /** The session that it is of. */
  token: string | null;
}

/** Preloaded answers that are there, by their keys in the cache. */
let arrived = new Map<string, Arrived<Endpoint>>();

const isOf = <E extends Endpoint>(
  kept: Arrived<Endpoint> | undefined,
  endpoint: E,
): kept is Arrived<E> => kept?.endpoint === endpoint && kept.token === readToken();

/** A preloaded answer that is there, for the session that there is now; undefined where there is none. @param id Key in the cache. */
export function readPreloaded<E extends Endpoint>(endpoint: E, id: string): Reply<E> | undefined {
  const kept = arrived.get(id);
  return isOf(kept, endpoint) ? kept.answer : undefined;
}

/** Forgets the preloaded answers that are there or on their way. For tests and stories. */
export function resetPreloaded(): void {
  arrived = new Map();
}

/**
 * Asks for a page's data while its code still loads. `useEndpoint` with the same input takes the
 * answer over, also that it is not there; one that has come by then is what the page begins with. Any other failed answer, or one that no page took within 30 s, is dropped. Does nothing
 * while a page already shows or loads the data, or when the call needs a login and there is none.
 */
export function preloadEndpoint<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  const key = endpointKey(endpoint, input);
  const id = cacheId(key);
  if (requests.isBusy(id) || (endpoint.auth === 'required' && !hasToken())) return;

  const own = arrived;
  // With nobody subscribed this only forgets the preloaded answer.
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
