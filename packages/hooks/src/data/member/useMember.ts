import { useEffect } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import { hasToken } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { useMemberQuery } from './memberQuery.ts';
import { enterSession } from './enterSession.ts';

/**
 * Loads the member behind a stored token into the session store (contract E-16, 4.1). A failure
 * leaves a visitor with `error` set, and `mutate` tries again; a 401 ends the session. Call it once,
 * at the root; elsewhere read `useSession`, or `useMemberStatus` to know how far it is.
 */
export function useMember(): Query<Member> {
  const query = useMemberQuery();
  const { data } = query;
  useEffect(() => {
    if (data && hasToken()) enterSession(data);
  }, [data]);
  return query;
}
