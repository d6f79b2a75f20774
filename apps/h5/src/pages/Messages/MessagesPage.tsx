import { CheckCheck } from 'lucide-react';
import { useMessagesInfinite } from '@qinghe/hooks/data/messages';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import {
  MessageList,
  MessageListSkeleton,
  MessagesEmpty,
  useUnreadMessages,
} from '@qinghe/features/member/Messages';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { ListEnd, ListRegion } from '@qinghe/features/states/StatusPages';

/** In the place of the icon while all messages are being marked as read. */
const Turning = () => <Spinner />;

/** The member's messages on the mobile site; more are loaded at the end of the list. */
export default function MessagesPage() {
  const query = useMessagesInfinite();
  const { count, hasUnread, isReadingAll, readAll } = useUnreadMessages(query.items);
  const title = count > 0 ? `我的消息（${count}）` : '我的消息';
  return (
    <PullToRefresh onRefresh={query.refresh}>
      <PageMeta title={title} />
      <PageNavBar
        title={title}
        rightSlot={
          <IconButton
            label="全部已读"
            icon={isReadingAll ? Turning : CheckCheck}
            aria-busy={isReadingAll || undefined}
            disabled={!hasUnread && !isReadingAll}
            onClick={readAll}
          />
        }
      />
      <ListRegion
        query={query}
        onRetry={() => void query.refresh()}
        skeleton={<MessageListSkeleton layout="page" />}
        empty={<MessagesEmpty />}
      >
        <MessageList messages={query.items} layout="page" />
        <ListEnd query={query} doneText="没有更多消息了" />
      </ListRegion>
    </PullToRefresh>
  );
}
