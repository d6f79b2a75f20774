import { memo, useRef } from 'react';
import type { Message } from '@qinghe/api/resources/messages';
import { isRead } from '@qinghe/hooks/data/messages';
import { isRich } from './describeMessage.ts';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './MessageList.styles.ts';
import { useFarHeight } from './useFarHeight.ts';

/** The fields of a message that a list needs. */
export type ListedMessage = Pick<Message, 'id' | 'data' | 'read_at' | 'created_at'>;

interface MessageBlockProps {
  messages: readonly ListedMessage[];
  readMarks: Parameters<typeof isRead>[1];
  onRead: (id: string) => void;
  /** Whether another block precedes this one. */
  isNext: boolean;
}

const isSame = (before: MessageBlockProps, after: MessageBlockProps) =>
  before.readMarks === after.readMarks &&
  before.onRead === after.onRead &&
  before.messages.length === after.messages.length &&
  before.messages.every((message, index) => message === after.messages[index]);

/**
 * A block of messages, re-rendered only when one of them changes. Far outside the window it is replaced by empty space of its
 * height, so that a list of any length is as fast as a short one. Blocks with a school's own HTML stay, because that renders in
 * steps and would shift what is being read.
 */
export const MessageBlock = memo(function MessageBlock({
  messages,
  readMarks,
  onRead,
  isNext,
}: MessageBlockProps) {
  const ref = useRef<HTMLUListElement>(null);
  const farHeight = useFarHeight(ref);
  const isFar = farHeight !== null && !messages.some(({ data }) => isRich(data.message));
  return (
    <ul
      ref={ref}
      css={isNext && styles.nextBlock}
      {...(isFar && { 'aria-hidden': true, style: { height: farHeight } })}
    >
      {!isFar &&
        messages.map((message) => (
          <MessageRow
            key={message.id}
            id={message.id}
            message={message.data.message}
            createdAt={message.created_at}
            isRead={isRead(message, readMarks)}
            onRead={onRead}
          />
        ))}
    </ul>
  );
}, isSame);
