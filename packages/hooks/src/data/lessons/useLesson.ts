import { getLesson, getPlayInfo } from '@qinghe/api/resources/lessons';
import type { LessonDetail, PlayUrl } from '@qinghe/api/resources/lessons';
import { client } from '../client/index.ts';
import { mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery, Query } from '../swr/index.ts';

/** A lesson with its course and the member's rights (contract E-58); null asks for nothing. */
export function useLesson(id: number | null): Query<LessonDetail> {
  return useEndpoint(getLesson, id === null ? null : { id }, { revalidateOnFocus: false });
}

/** What play addresses are asked for with. */
export interface PlayTarget {
  /** Id of the lesson. */
  id: number;
  /** Whether only a preview may be watched. */
  isTrial: boolean;
}

const inputOf = ({ id, isTrial }: PlayTarget) => ({ id, ...(isTrial && { is_try: true }) });

/**
 * The addresses of a lesson's media (contract E-59), asked for once per visit: they must not change
 * under a lesson that plays. Null asks for nothing.
 */
export function usePlayUrls(target: PlayTarget | null): DerivedQuery<PlayUrl[]> {
  const query = useEndpoint(getPlayInfo, target && inputOf(target), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return mapQuery(query, ({ urls }) => urls);
}

/** Asks for fresh addresses, past the cache, when those at hand have run out. */
export async function fetchPlayUrls(target: PlayTarget): Promise<PlayUrl[]> {
  return (await client.send(getPlayInfo, inputOf(target))).urls;
}
