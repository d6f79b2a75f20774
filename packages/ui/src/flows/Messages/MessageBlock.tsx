import { memo } from 'react';
import type { Message } from '@qinghe/api/resources/messages';
import { isRead } from '@qinghe/hooks/data/messages';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './MessageList.styles.ts';

/** What a list shows of a message. */
export type ListedMessage = Pick<Message, 'id' | 'data' | 'read_at' | 'created_at'>;

interface MessageBlockProps {
  messages: readonly ListedMessage[];
  readMarks: Parameters<typeof isRead>[1];
  /** Now, in epoch milliseconds. */
  now: number;
  onRead: (id: string) => void;
  /** Whether another block stands before. */
  isNext: boolean;
}

const isSame = (before: MessageBlockProps, after: MessageBlockProps) =>
  before.readMarks === after.readMarks &&
  before.onRead === after.onRead &&
  before.messages.length === after.messages.length &&
  before.messages.every((message, index) => message === after.messages[index]);

/** A run of messages that the browser lays out together, drawn again only when one of them changes. */
export const MessageBlock = memo(function MessageBlock({
  messages,
  readMarks,
  now,
  onRead,
  isNext,
}: MessageBlockProps) {
  return (
    <ul css={[styles.block, isNext && styles.nextBlock]}>
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          id={message.id}
          message={message.data.message}
          createdAt={message.created_at}
          isRead={isRead(message, readMarks)}
          now={now}
          onRead={onRead}
        />
      ))}
    </ul>
  );
}, isSame);
