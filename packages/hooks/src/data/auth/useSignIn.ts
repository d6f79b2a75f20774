import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Member } from '@qinghe/api/resources/member';
import { local, localKeys } from '../../storage/index.ts';
import { isOfMember, memberKey, startSession } from '../member/index.ts';
import { useRevalidate } from '../swr/index.ts';

/**
 * Turns a token into a session and refreshes whatever on screen depends on the member, without
 * taking it off the screen. Every way of logging in ends here. Rejects when the member cannot be
 * loaded.
 */
export function useSignIn(): (token: string) => Promise<Member> {
  const { mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  return useCallback(
    (token) =>
      // Before the login shows, so that what only members may ask for is asked once.
      startSession(token, (member) => {
        local.remove(localKeys.loginCode);
        revalidate(isOfMember);
        void mutate(memberKey, member, { revalidate: false });
      }),
    [mutate, revalidate],
  );
}
