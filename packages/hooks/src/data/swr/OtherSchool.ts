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
  /** Base URL of the other school's API. */
  apiUrl: string;
  /** Where the other school's token is stored; without it calls are made as a visitor. Keep the object stable. */
  tokens?: Pick<TokenStore, 'read' | 'remove'>;
  children: ReactNode;
}

/** Sends a query that was meant for the page's own school to the other one. */
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
 * Shows a second school's data on the page: query hooks in its children request that school's API, and use a separate cache. The
 * session, the settings and all mutations stay those of the page's own school; a hook that mutates fails here.
 */
export function OtherSchool({ apiUrl, tokens, children }: OtherSchoolProps) {
  const value = useMemo((): SWRConfiguration => {
    const client = createClient({
      baseUrl: () => apiUrl,
      getToken: () => tokens?.read() ?? null,
      onUnauthorized: () => tokens?.remove(),
    });
    // The separate key avoids replies that were preloaded from the page's own school.
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
