import {
  getJoinedActivities,
  getLikedActivities,
  JOIN_STATUS,
} from '@qinghe/api/resources/activities';
import type { LikedActivity } from '@qinghe/api/resources/activities';
import { orAbsent, useEndpoint } from '../swr/index.ts';

const ALL = { page: 1, size: 100 };

/** An activity that the member plans to attend. */
export type PlannedActivity = NonNullable<LikedActivity['activate']>;

/** The activities that the member plans to attend, as far as they could be loaded. */
export interface PlannedActivities {
  activities: PlannedActivity[];
  /** Requests again the lists that could not be loaded; null where none has failed. */
  retry: (() => void) | null;
}

const NONE = { items: [], total: 0 };

/**
 * Loads the activities that the member has signed up for (contract O-10), then those they like (O-09), 100 of each at most. Empty
 * for a visitor, while the lists are loading, and on a server without activities.
 */
export function usePlannedActivities(): PlannedActivities {
  const joined = orAbsent(useEndpoint(getJoinedActivities, ALL), NONE);
  const liked = orAbsent(useEndpoint(getLikedActivities, ALL), NONE);
  const lost = [joined, liked].filter(({ data, error }) => !data && error);
  const standing = (joined.data?.items ?? []).filter(
    ({ join_status }) => join_status !== JOIN_STATUS.cancelled,
  );
  return {
    activities: [...standing, ...(liked.data?.items ?? [])].flatMap(
      ({ activate }) => activate ?? [],
    ),
    retry: lost.length > 0 ? () => lost.forEach(({ mutate }) => void mutate()) : null,
  };
}
