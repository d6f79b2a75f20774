import { useEffect } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import { hasToken } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { useMemberQuery } from './memberQuery.ts';
import { enterSession } from './enterSession.ts';

/**
 * Loads the member of a stored token into the session store (contract E-16, 4.1). After a failure the user counts as a visitor,
 * `error` is set, and `mutate` tries again; a 401 ends the session. Call it once, at the root; elsewhere read `useSession`, or
 * `useMemberStatus` to know whether the member is still loading.
 */
export function useMember(): Query<Member> {
  const query = useMemberQuery();
  const { data } = query;
  useEffect(() => {
    if (data && hasToken()) enterSession(data);
  }, [data]);
  return query;
}
