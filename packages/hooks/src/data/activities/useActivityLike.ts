import useSWRMutation from 'swr/mutation';
import {
  getActivity,
  getLikedActivities,
  toggleActivityLike,
} from '@qinghe/api/resources/activities';
import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { client } from '../client/index.ts';
import { endpointKey, useInvalidate } from '../swr/index.ts';
import type { EndpointKey } from '../swr/index.ts';

/**
 * Likes an activity, or unlikes a liked one (contract O-05). The cached activity is updated at once and rolled back when the call
 * fails. `trigger` resolves to whether the activity is liked now; do not call it while `isMutating`, because every call toggles.
 */
export function useActivityLike(activityId: number) {
  const invalidate = useInvalidate();
  return useSWRMutation<
    boolean,
    Error,
    EndpointKey<typeof getActivity>,
    never,
    ActivityDetail | undefined
  >(
    endpointKey(getActivity, { id: activityId }),
    async () => (await client.send(toggleActivityLike, { id: activityId })) === 1,
    {
      optimisticData: (detail) => detail && { ...detail, isCollect: !detail.isCollect },
      populateCache: (isCollect, detail) => detail && { ...detail, isCollect },
      rollbackOnError: true,
      revalidate: false,
      onSuccess: () => invalidate(getLikedActivities),
    },
  );
}
