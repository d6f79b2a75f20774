import { unstable_serialize } from 'swr';
import { ApiError } from '@qinghe/api/client';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { local, localKeys } from '../../storage/index.ts';
import { client } from '../client/index.ts';
import { requests } from './requests.ts';

/** Cache key of a call: the endpoint's name and its input. */
export type EndpointKey<E extends Endpoint> = readonly [name: string, input: Input<E>];

/** Every endpoint that was requested so far, by name. */
const endpoints = new Map<string, Endpoint>();

/** Returns the endpoint of a key's name; undefined when no such endpoint was requested. */
export const endpointOf = (name: string): Endpoint | undefined => endpoints.get(name);

/** Returns the cache key of a call, and registers its endpoint. */
export function endpointKey<E extends Endpoint>(endpoint: E, input: Input<E>): EndpointKey<E> {
  endpoints.set(endpoint.name, endpoint);
  return [endpoint.name, input];
}

/** Returns a key in serialised form, as the cache stores it. */
export function cacheId<E extends Endpoint>(key: EndpointKey<E> | null): string {
  return key === null ? '' : unstable_serialize(key);
}

/** Returns the endpoint's name in a serialised key; null when the key is not an endpoint's. */
export function endpointNameOf(id: string): string | null {
  return /^(?:\$inf\$)?@"(\w+)"/.exec(id)?.[1] ?? null;
}

/** Whether a cache entry depends on the member. */
export function isPersonal(id: string): boolean {
  return (endpointOf(endpointNameOf(id) ?? '')?.auth ?? 'none') !== 'none';
}

/** Returns the stored token of this browser's session. */
export const readToken = (): string | null => local.read(localKeys.userToken);

/** Whether a token is stored. */
export function hasToken(): boolean {
  return Boolean(readToken());
}

/**
 * Makes a call for the cache. `lane` groups calls that are aborted together. A call that requires a login is not sent without a
 * token: it rejects as `aborted`, which no page shows.
 */
export async function load<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  lane: string,
): Promise<Reply<E>> {
  return requests.run(lane, async (signal) => {
    if (endpoint.auth === 'required' && !hasToken())
      throw new ApiError({ kind: 'aborted', url: endpoint.path, message: 'No token is stored.' });
    return client.send(endpoint, input, { signal });
  });
}

/** Whether an error only means that the call was aborted, because nothing waits for it any more. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** Whether the error means that the server lacks the row or the route (contract 1.2). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.isNotFound;
}
