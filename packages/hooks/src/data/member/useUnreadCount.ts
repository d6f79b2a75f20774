import { getUnreadCount } from '@qinghe/api/resources/messages';
import { setFreshUnread, useSession } from '../../stores/session/index.ts';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** The query of the unread count, and the number to display. */
export interface UnreadQuery extends Query<number> {
  /** 0 for a visitor and until the count is loaded. */
  count: number;
}

/** Stops the refreshing. Only called with a reply: a cached count of 0 may be outdated. */
function settle(count: number) {
  if (count === 0) setFreshUnread(false);
}

/**
 * Loads the number of unread messages (contract E-23). It is requested while the session says that it needs refreshing; a reply
 * of 0 ends that.
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
