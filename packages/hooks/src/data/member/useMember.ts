import { useEffect } from 'react';
import { getMemberDetail } from '@qinghe/api/resources/member';
import type { Member } from '@qinghe/api/resources/member';
import { useIsMember, useSession } from '../../stores/session/index.ts';
import { hasToken, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { enterSession } from './startSession.ts';

/** The member query and what it means for the page. */
export interface MemberQuery extends Query<Member> {
  /** `loading` only while the first answer for a stored token is on its way. */
  status: 'loading' | 'visitor' | 'member';
}

/**
 * Loads the member behind a stored token into the session store (contract E-16, 4.1). A failure
 * leaves a visitor with `error` set, and `mutate` tries again; a 401 ends the session. Call it once,
 * at the root; elsewhere read `useSession`.
 */
export function useMember(): MemberQuery {
  const { isLogin } = useSession();
  const isMember = useIsMember();
  const { data, error, isLoading, isRetrying, mutate } = useEndpoint(
    getMemberDetail,
    {},
    // Logging in puts the member into the cache; asking again would be the same call twice.
    { revalidateIfStale: false },
  );

  useEffect(() => {
    if (data && hasToken()) enterSession(data);
  }, [data]);

  const status = isLogin ? 'member' : isMember && !error ? 'loading' : 'visitor';
  return { data, error, isLoading, isRetrying, mutate, status };
}
