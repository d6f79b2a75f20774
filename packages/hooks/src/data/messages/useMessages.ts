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

/** Number of messages on one page (contract 7.2). */
export const MESSAGES_PAGE_SIZE = 20;

/** Requests the unread count again when messages are shown: the known count may be an outdated 0. */
function useFreshCount(): void {
  const { isLogin } = useSession();
  useEffect(() => {
    if (isLogin) setFreshUnread(true);
  }, [isLogin]);
}

/** Loads one page of the member's messages, newest first (contract E-24). */
export function useMessages(page: number): PageQuery<Message> {
  useFreshCount();
  const query = useEndpoint(
    getMessages,
    { page, page_size: MESSAGES_PAGE_SIZE },
    { dedupingInterval: freshness.live, keepPreviousData: true },
  );
  return withPage(query, page, MESSAGES_PAGE_SIZE);
}

/** Loads the member's messages page by page (contract E-24). `refresh` requests the unread count as well. */
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
