import type { Message } from '@qinghe/api/resources/messages';
import { useUnreadCount } from '@qinghe/hooks/data/member';
import { isRead, useMarkAllRead } from '@qinghe/hooks/data/messages';
import { useSession } from '@qinghe/hooks/stores/session';
import { showError } from '@qinghe/features/states/ShowError';

/** The number of unread messages, and the function that marks all as read. */
export interface UnreadMessages {
  /** The server's count; it may lag behind the list (contract E-23). */
  count: number;
  /** Whether any message is unread, by the count or in the list. */
  hasUnread: boolean;
  isReadingAll: boolean;
  /** Marks all messages as read; shows a toast on failure. */
  readAll: () => void;
}

/** Returns the unread messages, given those that the list shows. */
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
      // Marks up to the newest message shown; messages that arrive in the meantime stay unread.
      const [upTo] = messages
        .flatMap(({ created_at }) => created_at ?? [])
        .sort((a, b) => (a < b ? 1 : -1));
      if (!isMutating) trigger(upTo ?? '').catch(showError);
    },
  };
}
