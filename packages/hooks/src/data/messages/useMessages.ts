import { useEffect } from 'react';
import { getMessages, getUnreadCount } from '@qinghe/api/resources/messages';
import type { Message } from '@qinghe/api/resources/messages';
import { setFreshUnread, useSession } from '../../stores/session/index.ts';
import {
  freshness,
  idOf,
  itself,
  useEndpoint,
  useInfiniteEndpoint,
  useInvalidate,
  withPage,
} from '../swr/index.ts';
import type { InfiniteQuery, PageQuery } from '../swr/index.ts';

/** Messages on one page (contract 7.2). */
export const MESSAGES_PAGE_SIZE = 20;

/** Asks for the unread count anew when the messages are shown: it may be known as 0 from before. */
function useFreshCount(): void {
  const { isLogin } = useSession();
  useEffect(() => {
    if (isLogin) setFreshUnread(true);
  }, [isLogin]);
}

/** One page of the member's messages, newest first (contract E-24). */
export function useMessages(page: number): PageQuery<Message> {
  useFreshCount();
  const query = useEndpoint(
    getMessages,
    { page, page_size: MESSAGES_PAGE_SIZE },
    { dedupingInterval: freshness.live, keepPreviousData: true },
  );
  return withPage(query, page, MESSAGES_PAGE_SIZE);
}

/** The member's messages page after page (contract E-24). A refresh asks for the unread number as well. */
export function useMessagesInfinite(): InfiniteQuery<Message> {
  useFreshCount();
  const invalidate = useInvalidate();
  const query = useInfiniteEndpoint<typeof getMessages, Message>(getMessages, {
    inputOf: (page) => ({ page, page_size: MESSAGES_PAGE_SIZE }),
    pageSize: MESSAGES_PAGE_SIZE,
    pageOf: itself,
    idOf,
    dedupingInterval: freshness.live,
  });
  return {
    ...query,
    refresh: () => {
      setFreshUnread(true);
      invalidate(getUnreadCount);
      return query.refresh();
    },
  };
}
