import useSWR from 'swr';
import { createClient } from '@qinghe/api/client';
import { getSchoolPage } from '@qinghe/api/resources/schoolPages';
import type { SchoolPage } from '@qinghe/api/resources/schoolPages';
import { cacheId, endpointKey, freshness } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** Client for files of the site, which are on the site's own origin, not the API's, and the same for everybody. */
const files = createClient({
  baseUrl: () => '',
  getToken: () => null,
  onUnauthorized: () => undefined,
});

/** Loads a page that the school has written; null requests nothing. */
export function useSchoolPage(slug: string | null): Query<SchoolPage> {
  const key = slug === null ? null : endpointKey(getSchoolPage, { slug });
  const query = useSWR<SchoolPage, Error>(
    cacheId(key) && key,
    () => files.send(getSchoolPage, { slug: slug ?? '' }),
    { dedupingInterval: freshness.school },
  );
  const { data, error, isLoading, mutate } = query;
  return { data, error, isLoading, isRetrying: error !== undefined && query.isValidating, mutate };
}
