import { getUnreadCount } from '@qinghe/api/resources/messages';
import { setFreshUnread, useSession } from '../../stores/session/index.ts';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** The unread query and the number to show. */
export interface UnreadQuery extends Query<number> {
  /** 0 for a visitor and while nothing is known. */
  count: number;
}

/** Only an answer ends the asking: a count of 0 that is kept may be older than what is new. */
function settle(count: number) {
  if (count === 0) setFreshUnread(false);
}

/**
 * The number of unread messages (contract E-23). It is asked for while the session says that it
 * needs refreshing; an answer of 0 ends that.
 */
export function useUnreadCount(): UnreadQuery {
  const { isLogin, freshUnread } = useSession();
  const { data, error, isLoading, isRetrying, mutate } = useEndpoint(
    getUnreadCount,
    isLogin && freshUnread ? {} : null,
    { dedupingInterval: freshness.live, onSuccess: settle },
  );

  return { data, error, isLoading, isRetrying, mutate, count: data ?? 0 };
}
