import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { client } from '../client/index.ts';
import { enterSession } from '../member/index.ts';
import { endpointKey } from '../swr/index.ts';

/**
 * Reloads the member after a required check was passed, and updates the flags that the guard reads. Never rejects: the check is
 * passed even if this fails, and the cache then requests the member again, with its own retry rules.
 */
export function useReloadMember(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    try {
      const member = await client.send(getMemberDetail, {});
      void mutate(endpointKey(getMemberDetail, {}), member, { revalidate: false });
      enterSession(member);
    } catch {
      void mutate(endpointKey(getMemberDetail, {}));
    }
  }, [mutate]);
}
