import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { client } from '../client/index.ts';
import { enterSession } from '../member/index.ts';
import { endpointKey } from '../swr/index.ts';

/**
 * Loads the member anew after a gate was passed, with the flags that the guard reads. Never rejects:
 * the gate is passed even if this fails. The cache then asks again, with its own rules for
 * further tries.
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
