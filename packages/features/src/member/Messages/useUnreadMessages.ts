import type { Message } from '@qinghe/api/resources/messages';
import { useUnreadCount } from '@qinghe/hooks/data/member';
import { isRead, useMarkAllRead } from '@qinghe/hooks/data/messages';
import { useSession } from '@qinghe/hooks/stores/session';
import { showError } from '@qinghe/features/states/ShowError';

/** How many messages wait, and the way to have them all read. */
export interface UnreadMessages {
  /** The server's count; it may lag behind the list (contract E-23). */
  count: number;
  /** Whether any message is unread, by the count or in the list. */
  hasUnread: boolean;
  isReadingAll: boolean;
  /** Marks all messages as read; says so when it fails. */
  readAll: () => void;
}

/** The unread messages beside a list of them. */
export function useUnreadMessages(
  messages: readonly Pick<Message, 'id' | 'read_at' | 'created_at'>[],
): UnreadMessages {
  const { count } = useUnreadCount();
  const { readMarks } = useSession();
  const { trigger, isMutating } = useMarkAllRead();
  return {
    count,
    hasUnread: count > 0 || messages.some((message) => !isRead(message, readMarks)),
    isReadingAll: isMutating,
    readAll() {
      // The newest of those shown: what comes in the meantime stays unread.
      const [upTo] = messages
        .flatMap(({ created_at }) => created_at ?? [])
        .sort((a, b) => (a < b ? 1 : -1));
      if (!isMutating) trigger(upTo ?? '').catch(showError);
    },
  };
}
