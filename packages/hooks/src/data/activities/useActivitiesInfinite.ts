import { getActivities } from '@qinghe/api/resources/activities';
import type { Activity } from '@qinghe/api/resources/activities';
import { idOf, isNotFound, itself, useInfiniteEndpoint } from '../swr/index.ts';
import type { InfiniteQuery } from '../swr/index.ts';
import { ACTIVITY_BATCH_SIZE, activityListInput, type ActivityFilter } from './useActivities.ts';

/** Loads activities page by page (contract O-03). A server without activities gives an empty list. */
export function useActivitiesInfinite(filter: ActivityFilter = {}): InfiniteQuery<Activity> {
  const query = useInfiniteEndpoint<typeof getActivities, Activity>(getActivities, {
    inputOf: (page) => activityListInput({ ...filter, page, pageSize: ACTIVITY_BATCH_SIZE }),
    pageSize: ACTIVITY_BATCH_SIZE,
    pageOf: itself,
    idOf,
  });
  const isAbsent = isNotFound(query.error) && query.items.length === 0;
  return isAbsent ? { ...query, error: undefined, isEmpty: true } : query;
}
