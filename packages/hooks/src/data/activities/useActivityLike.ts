import { getActivity, toggleActivityLike } from '@qinghe/api/resources/activities';
import { useLike } from '../swr/index.ts';
import type { Like } from '../swr/index.ts';

const calls = { get: getActivity, toggle: toggleActivityLike, list: 'getLikedActivities' };

/**
 * Likes an activity, or unlikes a liked one (contract O-05). The cached activity is updated at once and rolled back when the call
 * fails.
 */
export function useActivityLike(activityId: number): Like {
  return useLike(calls, { id: activityId });
}
