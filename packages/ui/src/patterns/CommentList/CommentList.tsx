import { Avatar } from '../../components/Avatar/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './CommentList.styles.ts';

export interface CommentItem {
  id: string | number;
  /** Name of the author, or what stands for one who is gone. */
  author: string;
  /** Address of the author's picture. */
  avatar?: string | null;
  /** When it was written, ready for reading, such as 3 天前. */
  time?: string;
  /** The same in full, shown on hover. */
  fullTime?: string;
  /** Where it was written, such as 浙江. */
  place?: string;
  /** Plain text; line breaks are kept. */
  content: string;
  /** Stands instead of the text, such as 评论审核中. */
  note?: string;
}

export interface CommentListProps {
  comments: readonly CommentItem[];
  /** Name of the list for screen readers. */
  label?: string;
}

/** What members have written about something, newest first. */
export function CommentList({ comments, label = '学员评论' }: CommentListProps) {
  return (
    <ul aria-label={label}>
      {comments.map(({ id, author, avatar, time, fullTime, place, content, note }) => (
        <li key={id} css={styles.item}>
          <Avatar src={avatar} name={author} size={36} />
          <div css={styles.body}>
            <p css={styles.head}>
              <span css={styles.author}>{author}</span>
              <span css={[text.caption, styles.facts]}>
                {place && <span>{place}</span>}
                {time && <time title={fullTime}>{time}</time>}
              </span>
            </p>
            <p css={[styles.content, note !== undefined && styles.note]}>{note ?? content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
