import { getLesson, getPlayInfo } from '@qinghe/api/resources/lessons';
import type { LessonDetail, PlayUrl } from '@qinghe/api/resources/lessons';
import { client } from '../client/index.ts';
import { mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery, Query } from '../swr/index.ts';

/** Loads a lesson with its course and the member's rights (contract E-58); null requests nothing. */
export function useLesson(id: number | null): Query<LessonDetail> {
  return useEndpoint(getLesson, id === null ? null : { id }, { revalidateOnFocus: false });
}

/** Identifies the lesson whose media addresses are requested. */
export interface PlayTarget {
  /** Id of the lesson. */
  id: number;
  /** Whether the member may watch only a preview. */
  isTrial: boolean;
}

const inputOf = ({ id, isTrial }: PlayTarget) => ({ id, ...(isTrial && { is_try: true }) });

/**
 * Loads the addresses of a lesson's media (contract E-59), once per visit of the page: they must not change while the lesson
 * plays. Null requests nothing.
 */
export function usePlayUrls(target: PlayTarget | null): DerivedQuery<PlayUrl[]> {
  const query = useEndpoint(getPlayInfo, target && inputOf(target), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return mapQuery(query, ({ urls }) => urls);
}

/** Fetches new media addresses without the cache, when the current ones have expired. */
export async function fetchPlayUrls(target: PlayTarget): Promise<PlayUrl[]> {
  return (await client.send(getPlayInfo, inputOf(target))).urls;
}
