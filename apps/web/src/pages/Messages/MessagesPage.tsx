import { MESSAGES_PAGE_SIZE, useMessages } from '@qinghe/hooks/data/messages';
import { paths, readId } from '@qinghe/hooks/url';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import {
  MessageList,
  MessageListSkeleton,
  MessagesEmpty,
  MessagesHead,
  useUnreadMessages,
} from '@qinghe/features/member/Messages';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { ListRegion, usePageTop } from '@qinghe/features/states/StatusPages';
import * as styles from './Messages.styles.ts';

/** The member's messages on the desktop site, with pagination. */
export default function MessagesPage() {
  const [search] = useSearchParams();
  const page = readId(search.get('page')) ?? 1;
  const query = useMessages(page);
  const unread = useUnreadMessages(query.items);
  usePageTop(page);
  return (
    <>
      <PageMeta title={unread.count > 0 ? `我的消息（${unread.count}）` : '我的消息'} />
      <MessagesHead unread={unread} />
      <ListRegion
        query={query}
        onRetry={() => void query.mutate()}
        skeleton={<MessageListSkeleton layout="panel" />}
        empty={<MessagesEmpty />}
      >
        <MessageList messages={query.items} layout="panel" />
        <Pagination
          css={styles.pages}
          page={page}
          pageCount={Math.ceil(query.total / MESSAGES_PAGE_SIZE)}
          hrefFor={(number) => paths.memberMessages(number > 1 ? number : undefined)}
        />
      </ListRegion>
    </>
  );
}
