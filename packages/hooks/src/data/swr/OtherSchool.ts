import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { BareFetcher, Key, Middleware, SWRConfiguration } from 'swr';
import { createClient } from '@qinghe/api/client';
import type { Client } from '@qinghe/api/client';
import type { TokenStore } from '../../storage/index.ts';
import { swrOptions } from './AppSWRConfig.ts';
import { endpointOf } from './load.ts';

export interface OtherSchoolProps {
  /** Scheme and host of that school's API. */
  apiUrl: string;
  /** Where that school's token is kept; without it, it is visited. Keep the object stable. */
  tokens?: Pick<TokenStore, 'read' | 'remove'>;
  children: ReactNode;
}

/** Asks the other school what was meant for the page's own. */
async function ask<T>(client: Client, key: unknown): Promise<T> {
  const [name, input]: unknown[] = Array.isArray(key) ? key : [];
  const endpoint = typeof name === 'string' && endpointOf(name);
  if (!endpoint)
    throw new Error(
      'Below OtherSchool hooks only read: what changes something belongs to the page’s own school.',
    );
  const answer: T = Object(await client.send(endpoint, Object(input)));
  return answer;
}

/**
 * A second school on the page, to look at: query hooks below it ask that school, and keep what it says apart. The session,
 * the settings and all that changes something stay those of the page's own school; a hook that changes something fails here.
 */
export function OtherSchool({ apiUrl, tokens, children }: OtherSchoolProps) {
  const value = useMemo((): SWRConfiguration => {
    const client = createClient({
      baseUrl: () => apiUrl,
      getToken: () => tokens?.read() ?? null,
      onUnauthorized: () => tokens?.remove(),
    });
    // What was asked for in advance, of the page's own school, has another key.
    const apart = (key: Key): Key => (Array.isArray(key) ? [...key, apiUrl] : key);
    const redirect: Middleware = (next) =>
      function useOther<D, E>(
        key: Key,
        fetcher: BareFetcher<D> | null,
        config: SWRConfiguration<D, E, BareFetcher<D>>,
      ) {
        return next<D, E>(apart(key), fetcher && ((sent: unknown) => ask<D>(client, sent)), config);
      };
    return { ...swrOptions, provider: () => new Map(), use: [redirect] };
  }, [apiUrl, tokens]);
  return createElement(SWRConfig, { value }, children);
}
