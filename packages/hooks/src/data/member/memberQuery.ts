import { getMemberDetail } from '@qinghe/api/resources/member';
import type { Member } from '@qinghe/api/resources/member';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

interface MemberCall {
  /** When the member was last loaded, in epoch milliseconds. */
  loadedAt: number;
  /** The pending call that a login waits for; null while there is no login. */
  underWay: Promise<Member> | null;
}

/** State of the calls for the member, which both the cache and a login make. */
export const memberCall: MemberCall = { loadedAt: 0, underWay: null };

const isStale = () => Date.now() - memberCall.loadedAt > freshness.content;

/**
 * Loads the member of the stored token through the cache. A member who was just loaded is not requested again, and during a login
 * its pending call is shared.
 */
export function useMemberQuery(): Query<Member> {
  return useEndpoint(
    getMemberDetail,
    {},
    {
      revalidateIfStale: isStale(),
      underWay: () => memberCall.underWay,
    },
  );
}
