import type { CommentEntry } from '@qinghe/hooks/data/comments';
import { fullTime, relativeTime } from '@qinghe/hooks/time';
import type { CommentItem } from '@qinghe/ui/patterns/CommentList';

const GONE = '学员已注销';

/** Returns the fields of a comment or an answer as a list shows them. */
export function commentItem(comment: CommentEntry, now: number | null): CommentItem {
  const { id, user, province, createdAt, content, isApproved, answersTo } = comment;
  return {
    id,
    author: user ? user.nick_name || '学员' : GONE,
    avatar: user?.avatar,
    place: province || undefined,
    time: relativeTime(createdAt, now),
    fullTime: fullTime(createdAt),
    content,
    note: isApproved ? undefined : '评论审核中',
    ...(answersTo !== null && { answersTo }),
  };
}
