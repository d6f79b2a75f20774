import { useCallback } from 'react';
import { useMarkRead } from '@qinghe/hooks/data/messages';
import { useSession } from '@qinghe/hooks/stores/session';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { showError } from '@qinghe/features/states/ShowError';
import { MessageBlock, type ListedMessage } from './MessageBlock.tsx';
import * as styles from './MessageList.styles.ts';

/** Number of messages that are shown and hidden together. */
const BLOCK = 20;

export interface MessageListProps {
  messages: readonly ListedMessage[];
  /** A panel on the desktop site, the whole page on the mobile site. */
  layout: 'panel' | 'page';
}

/** A list of messages, with the unread ones marked. */
export function MessageList({ messages, layout }: MessageListProps) {
  const { readMarks } = useSession();
  const { trigger } = useMarkRead();
  const read = useCallback(
    (id: string) => {
      trigger(id).catch(showError);
    },
    [trigger],
  );
  return (
    <div css={styles.lists[layout]}>
      {Array.from({ length: Math.ceil(messages.length / BLOCK) }, (_, index) => (
        <MessageBlock
          key={index}
          messages={messages.slice(index * BLOCK, (index + 1) * BLOCK)}
          readMarks={readMarks}
          onRead={read}
          isNext={index > 0}
        />
      ))}
    </div>
  );
}

/** Skeleton of `MessageList`. */
export function MessageListSkeleton({ layout }: Pick<MessageListProps, 'layout'>) {
  return (
    <div css={styles.lists[layout]}>
      {Array.from({ length: 8 }, (_, order) => (
        <div key={order} css={[styles.row, styles.skeletonRow]}>
          <Skeleton width="2.75rem" height="2.75rem" />
          <div css={styles.body}>
            <Skeleton width="6rem" height="1.25rem" />
            <Skeleton width="70%" height="1.25rem" css={{ marginTop: '0.5rem' }} />
          </div>
        </div>
      ))}
    </div>
  );
}
