import { unstable_serialize } from 'swr';
import { ApiError } from '@qinghe/api/client';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { local, localKeys } from '../../storage/index.ts';
import { client } from '../client/index.ts';
import { requests } from './requests.ts';

/** Cache key of a call: the endpoint's name, then its input. */
export type EndpointKey<E extends Endpoint> = readonly [name: string, input: Input<E>];

/** Every endpoint that was asked for, by its name. */
const endpoints = new Map<string, Endpoint>();

/** The endpoint behind a key's name; undefined when it is none of ours. */
export const endpointOf = (name: string): Endpoint | undefined => endpoints.get(name);

/** The cache key of a call. */
export function endpointKey<E extends Endpoint>(endpoint: E, input: Input<E>): EndpointKey<E> {
  endpoints.set(endpoint.name, endpoint);
  return [endpoint.name, input];
}

/** The key as the cache writes it. */
export function cacheId<E extends Endpoint>(key: EndpointKey<E> | null): string {
  return key === null ? '' : unstable_serialize(key);
}

/** Name of the endpoint behind an entry of the cache; null when it is none of ours. */
export function endpointNameOf(id: string): string | null {
  return /^(?:\$inf\$)?@"(\w+)"/.exec(id)?.[1] ?? null;
}

/** Whether an entry of the cache depends on the member. */
export function isPersonal(id: string): boolean {
  return (endpointOf(endpointNameOf(id) ?? '')?.auth ?? 'none') !== 'none';
}

/** The token of this browser's session. */
export const readToken = (): string | null => local.read(localKeys.userToken);

/** Whether a token is stored. */
export function hasToken(): boolean {
  return Boolean(readToken());
}

/**
 * Makes a call for the cache. `lane` groups calls that are aborted together. A call that needs a
 * login is not sent without a token: it rejects as `aborted`, which no page shows.
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

/** Whether an error only says that nobody waits for the answer any more. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** Whether the server does not know the row or the route (contract 1.2). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.isNotFound;
}
