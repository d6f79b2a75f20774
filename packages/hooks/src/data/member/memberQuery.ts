import { getMemberDetail } from '@qinghe/api/resources/member';
import type { Member } from '@qinghe/api/resources/member';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

interface MemberCall {
  /** When the member has last come, in epoch milliseconds. */
  loadedAt: number;
  /** The answer that a login waits for; null while there is no login. */
  underWay: Promise<Member> | null;
}

/** What is known of the calls for the member, which are made by the cache and by a login. */
export const memberCall: MemberCall = { loadedAt: 0, underWay: null };

const isStale = () => Date.now() - memberCall.loadedAt > freshness.content;

/**
 * The member of the stored token, through the cache. One who has just come is not asked for again, and whoever wants them
 * during a login shares its answer.
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
