import useSWR from 'swr';
import { createClient } from '@qinghe/api/client';
import { getSchoolPage } from '@qinghe/api/resources/schoolPages';
import type { SchoolPage } from '@qinghe/api/resources/schoolPages';
import { cacheId, endpointKey, freshness } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** Files of the site lie where the site does, wherever its API is, and are the same for everybody. */
const files = createClient({
  baseUrl: () => '',
  getToken: () => null,
  onUnauthorized: () => undefined,
});

/** One page that the school has written; null asks for nothing. */
export function useSchoolPage(slug: string | null): Query<SchoolPage> {
  const key = slug === null ? null : endpointKey(getSchoolPage, { slug });
  const { data, error, isLoading, isValidating, mutate } = useSWR<SchoolPage, Error>(
    cacheId(key) && key,
    () => files.send(getSchoolPage, { slug: slug ?? '' }),
    { dedupingInterval: freshness.school },
  );
  return { data, error, isLoading, isRetrying: error !== undefined && isValidating, mutate };
}
