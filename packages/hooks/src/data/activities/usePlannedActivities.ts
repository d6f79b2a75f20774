import {
  getJoinedActivities,
  getLikedActivities,
  JOIN_STATUS,
} from '@qinghe/api/resources/activities';
import type { LikedActivity } from '@qinghe/api/resources/activities';
import { orAbsent, useEndpoint } from '../swr/index.ts';

const ALL = { page: 1, size: 100 };

/** An activity that the member means to go to. */
export type PlannedActivity = NonNullable<LikedActivity['activate']>;

/** What the member means to go to, as far as it is known. */
export interface PlannedActivities {
  activities: PlannedActivity[];
  /** Asks again for what could not be loaded; null where all is known. */
  retry: (() => void) | null;
}

const NONE = { items: [], total: 0 };

/**
 * The activities that the member has signed up for (contract O-10), then those they like (O-09),
 * 100 of each at most; none for a visitor, while they are on their way and on a server without activities.
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
