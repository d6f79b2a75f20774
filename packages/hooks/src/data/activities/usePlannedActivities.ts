import {
  getJoinedActivities,
  getLikedActivities,
  JOIN_STATUS,
} from '@qinghe/api/resources/activities';
import type { LikedActivity } from '@qinghe/api/resources/activities';
import { useEndpoint } from '../swr/index.ts';

const ALL = { page: 1, size: 100 };

/** An activity that the member means to go to. */
export type PlannedActivity = NonNullable<LikedActivity['activate']>;

/**
 * The activities that the member has signed up for (contract O-10), then those they like (O-09),
 * 100 of each at most; none for a visitor and while they are on their way.
 */
export function usePlannedActivities(): PlannedActivity[] {
  const joined = useEndpoint(getJoinedActivities, ALL).data?.items ?? [];
  const liked = useEndpoint(getLikedActivities, ALL).data?.items ?? [];
  const standing = joined.filter(({ join_status }) => join_status !== JOIN_STATUS.cancelled);
  return [...standing, ...liked].flatMap(({ activate }) => activate ?? []);
}
