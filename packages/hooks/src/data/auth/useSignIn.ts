import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Member } from '@qinghe/api/resources/member';
import { local, localKeys } from '../../storage/index.ts';
import { isOfMember, memberKey, startSession } from '../member/index.ts';
import { useRevalidate } from '../swr/index.ts';

/**
 * Returns a function that turns a token into a session and refreshes all shown data that depends on the member, while the old
 * data stays on screen. Every way of logging in ends here. Rejects when the member cannot be loaded.
 */
export function useSignIn(): (token: string) => Promise<Member> {
  const { mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  return useCallback(
    (token) =>
      // Refreshed before the session counts as logged in, so that members-only calls are made only once.
      startSession(token, (member) => {
        local.remove(localKeys.loginCode);
        revalidate(isOfMember);
        void mutate(memberKey, member, { revalidate: false });
      }),
    [mutate, revalidate],
  );
}
