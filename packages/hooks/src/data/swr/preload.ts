import { mutate, preload } from 'swr';
import type { Endpoint, Input } from '@qinghe/api/contract/endpoint';
import { PRELOAD_LIFE } from './freshness.ts';
import { cacheId, endpointKey, hasToken, isNotFound, load } from './load.ts';
import { requests } from './requests.ts';

/**
 * Asks for a page's data while its code still loads. `useEndpoint` with the same input takes the
 * answer over, also that it is not there. Any other failed answer, or one that no page took within 30 s, is dropped. Does nothing
 * while a page already shows or loads the data, or when the call needs a login and there is none.
 */
export function preloadEndpoint<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  const key = endpointKey(endpoint, input);
  const id = cacheId(key);
  if (requests.isBusy(id) || (endpoint.auth === 'required' && !hasToken())) return;

  // With nobody subscribed this only forgets the preloaded answer.
  const forget = () => {
    if (!requests.isSubscribed(id)) void mutate(key);
  };
  const answer: Promise<unknown> = Promise.resolve(preload(key, () => load(endpoint, input, id)));
  const keep = () => void setTimeout(forget, PRELOAD_LIFE);
  answer.then(keep, (error: unknown) => (isNotFound(error) ? keep() : forget()));
}
