import { Bell, Coins, ReceiptText, ScanFace } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { Badge } from '@qinghe/ui/components/Badge';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import { RelativeTime } from '@qinghe/features/content/RelativeTime';
import { SchoolContent } from '@qinghe/features/content/SchoolContent';
import { describeMessage, isRich, type MessageTopic } from './describeMessage.ts';
import * as styles from './MessageList.styles.ts';

const icons = {
  order: ReceiptText,
  points: Coins,
  identity: ScanFace,
  school: Bell,
} as const satisfies Record<MessageTopic, unknown>;

interface MessageRowProps {
  id: string;
  message: string;
  createdAt: string | null;
  isRead: boolean;
  onRead: (id: string) => void;
}

/** One message. A click marks it as read and opens the page of its subject, if it has one. */
export const MessageRow = memo(function MessageRow({
  id,
  message,
  createdAt,
  isRead,
  onRead,
}: MessageRowProps) {
  const { topic, title, href } = describeMessage(message);
  const read = (event: MouseEvent) => {
    if (isRead) return;
    // The button disappears, so the focus moves to its row.
    if (!href) event.currentTarget.closest('li')?.focus();
    onRead(id);
  };
  const name = (
    <>
      {!isRead && <span css={visuallyHidden}>未读：</span>}
      {title}
    </>
  );
  return (
    <li
      tabIndex={-1}
      css={[styles.row, styles.lazyRow, !isRead && styles.unread, (href || !isRead) && styles.open]}
    >
      <span css={[styles.tile, !isRead && styles.unreadTile]}>
        <Icon as={icons[topic]} />
        {!isRead && <Badge isDot count={1} css={styles.dot} />}
      </span>
      <div css={styles.body}>
        <div css={styles.head}>
          {href ? (
            <Link variant="bare" href={href} css={styles.title} onClick={read}>
              {name}
            </Link>
          ) : isRead ? (
            <span css={styles.title}>{name}</span>
          ) : (
            <button type="button" css={styles.title} onClick={read}>
              {name}
              <span css={visuallyHidden}>，标为已读</span>
            </button>
          )}
          <RelativeTime css={styles.time} moment={createdAt} />
        </div>
        {isRich(message) ? (
          <SchoolContent html={message} headingLevel={3} css={styles.words} />
        ) : (
          <p css={styles.words}>{message}</p>
        )}
      </div>
    </li>
  );
});
