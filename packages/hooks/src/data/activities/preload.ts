import { getActivities, getActivity } from '@qinghe/api/resources/activities';
import { readId } from '../../url/index.ts';
import { preloadEndpoint } from '../swr/index.ts';
import { ACTIVITY_BATCH_SIZE, activityListInput, readActivityQuery } from './useActivities.ts';

/** Preloads the page of activities that the query of `/activates` asks for. */
export function preloadActivities(search: URLSearchParams): void {
  preloadEndpoint(getActivities, activityListInput(readActivityQuery(search)));
}

/** Preloads the first batch of the infinite activity list. */
export function preloadActivitiesBatch(search: URLSearchParams): void {
  const query = { ...readActivityQuery(search), page: 1, pageSize: ACTIVITY_BATCH_SIZE };
  preloadEndpoint(getActivities, activityListInput(query));
}

/** Preloads an activity by the id in its path; does nothing when that is not an id. */
export function preloadActivity(activateId: string | undefined): void {
  const id = readId(activateId);
  if (id !== null) preloadEndpoint(getActivity, { id });
}
