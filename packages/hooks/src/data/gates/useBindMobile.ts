import useSWRMutation from 'swr/mutation';
import type { Input } from '@qinghe/api/contract/endpoint';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { postMemberMobile } from '@qinghe/api/resources/profile';
import { local, localKeys } from '../../storage/index.ts';
import { client } from '../client/index.ts';
import { useInvalidate } from '../swr/index.ts';
import { useReloadMember } from './useReloadMember.ts';

/**
 * Binds a mobile number to a member that has none (contract E-20, 4.6). `trigger` resolves when the pending-binding flag is
 * cleared and the member was reloaded, and rejects with the reason.
 */
export function useBindMobile() {
  const reload = useReloadMember();
  const invalidate = useInvalidate();
  return useSWRMutation<void, Error, string, Input<typeof postMemberMobile>>(
    postMemberMobile.name,
    async (_key, { arg }) => {
      await client.send(postMemberMobile, arg);
      local.remove(localKeys.bindMobile);
      await reload();
    },
    // A refusal may mean that a number was already bound in another tab.
    { onError: () => invalidate(getMemberDetail) },
  );
}
