import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { client } from '../client/index.ts';
import { enterSession } from '../member/index.ts';
import { endpointKey } from '../swr/index.ts';

/**
 * Loads the member anew after a gate was passed, with the flags that the guard reads. Never rejects:
 * the gate is passed even if this fails. The cache then asks again by its own rules, so what shows the
 * member says why it cannot.
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
