import { createElement, Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { SWRConfiguration } from 'swr';
import { onUnauthorized } from '../client/index.ts';
import { FOCUS_THROTTLE, freshness } from './freshness.ts';
import { retryDelay } from './retry.ts';

/** Default options of all queries. */
export const swrOptions: SWRConfiguration<unknown, unknown> = {
  dedupingInterval: freshness.content,
  focusThrottleInterval: FOCUS_THROTTLE,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount, dedupe }) => {
    const delay = retryDelay(error, retryCount);
    if (delay !== null) setTimeout(() => void revalidate({ retryCount, dedupe }), delay);
  },
};

function ForgetOnUnauthorized({ children }: { children: ReactNode }) {
  const { unload } = useSWRConfig();
  useEffect(() => onUnauthorized(() => unload()), [unload]);
  return createElement(Fragment, null, children);
}

/**
 * Provides the cache settings for its children: retries only after transient failures, a refresh on focus at most once a minute,
 * and a cache that is emptied when the server refuses the session.
 */
export function AppSWRConfig({ children }: { children: ReactNode }) {
  return createElement(
    SWRConfig,
    { value: swrOptions },
    createElement(ForgetOnUnauthorized, null, children),
  );
}
