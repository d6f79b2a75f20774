import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './CommentList.styles.ts';

export interface CommentItem {
  id: string | number;
  /** Name of the author, or a placeholder for a deleted account. */
  author: string;
  /** URL of the author's picture. */
  avatar?: string | null;
  /** Formatted time of writing, such as 3 天前. */
  time?: string;
  /** Full date and time, shown on hover. */
  fullTime?: string;
  /** Where it was written, such as 浙江. */
  place?: string;
  /** Plain text; line breaks are kept. */
  content: string;
  /** Text shown instead of `content`, such as 评论审核中. */
  note?: string;
  /** Name of the person whom the comment replies to. */
  answersTo?: string;
  /** Event handler called by 回复; without it the button is left out. */
  onAnswer?: () => void;
  /** Form for a reply, below the comment. */
  form?: ReactNode;
  /** Replies to the comment; one level only. */
  replies?: readonly CommentItem[];
  /** Button that shows further replies. */
  more?: { text: string; isLoading: boolean; onShow: () => void };
}

export interface CommentListProps {
  /** The comments, as `CommentRow`s. */
  children: ReactNode;
  /** Accessible name of the list. */
  label?: string;
}

interface RowProps extends Omit<CommentItem, 'id'> {
  /** Whether it is a reply, shown below the comment. */
  isReply?: boolean;
}

function Row({
  isReply = false,
  author,
  avatar,
  time,
  fullTime,
  place,
  content,
  note,
  answersTo,
  onAnswer,
  form,
  replies = [],
  more,
}: RowProps) {
  return (
    <li css={isReply ? styles.reply : styles.item}>
      <Avatar src={avatar} name={author} size={isReply ? 24 : 36} />
      <div css={styles.body}>
        <p css={styles.head}>
          <span css={[styles.author, isReply && text.label]}>
            {author}
            {answersTo && <span css={styles.answersTo}> 回复 {answersTo}</span>}
          </span>
          <span css={[text.caption, styles.facts]}>
            {place && <span>{place}</span>}
            {time && <time title={fullTime}>{time}</time>}
          </span>
        </p>
        <p
          css={[styles.content, isReply && styles.replyContent, note !== undefined && styles.note]}
        >
          {note ?? content}
        </p>
        {onAnswer && (
          <button
            type="button"
            aria-label={`回复 ${author}`}
            css={[text.caption, styles.action]}
            onClick={onAnswer}
          >
            回复
          </button>
        )}
        {form && <div css={styles.form}>{form}</div>}
        {replies.length > 0 && (
          <ul aria-label={`对${author}的回复`} css={styles.replies}>
            {replies.map((reply) => (
              <Row key={reply.id} {...reply} isReply />
            ))}
          </ul>
        )}
        {more && (
          <button
            type="button"
            disabled={more.isLoading}
            css={[text.caption, styles.action]}
            onClick={more.onShow}
          >
            {more.isLoading && <Spinner />}
            {more.text}
          </button>
        )}
      </div>
    </li>
  );
}

/** A comment with its replies, in a `CommentList`. */
export function CommentRow(comment: Omit<CommentItem, 'id'>) {
  return <Row {...comment} />;
}

/** A list of comments, newest first, with their replies below them. */
export function CommentList({ children, label = '课程评论' }: CommentListProps) {
  return <ul aria-label={label}>{children}</ul>;
}
