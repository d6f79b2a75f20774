import useSWRMutation from 'swr/mutation';
import { getActivity, postActivityJoin } from '@qinghe/api/resources/activities';
import { client } from '../client/index.ts';
import { useInvalidate } from '../swr/index.ts';
import type { Attendee } from './placeOrder.ts';

/** Signs up for a free activity, without an order (contract O-06). */
export function useJoinActivity(id: number) {
  const invalidate = useInvalidate();
  return useSWRMutation<void, Error, string, Attendee>(
    `${postActivityJoin.name} ${id}`,
    async (_key: string, { arg }: { arg: Attendee }) => {
      await client.send(postActivityJoin, { id, ...arg });
    },
    { onSuccess: () => invalidate(getActivity) },
  );
}
