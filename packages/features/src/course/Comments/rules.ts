import { COMMENT_MAX, LEGACY_COMMENT_MIN } from '@qinghe/hooks/data/comments';
import { lengthOf } from '@qinghe/ui/patterns/CommentForm';

/** Whether the current visitor or member may comment, or the reason why not. */
export type CommentRight = 'write' | 'closed' | 'visitor' | 'buyers';

/**
 * Returns whether the current visitor or member may comment: if the school allows comments, whoever may watch all of it. The
 * current server leaves this check to its clients, older ones reject others (contract E-65, E-69).
 */
export function commentRight({
  isOpen,
  isMember,
  canWatch,
}: {
  isOpen: boolean;
  isMember: boolean;
  canWatch: boolean;
}): CommentRight {
  if (!isOpen) return 'closed';
  if (!isMember) return 'visitor';
  return canWatch ? 'write' : 'buyers';
}

/** Validates a comment. Returns the error in the server's own wording; null when it can be sent. */
export function commentError(content: string, isLegacy: boolean): string | null {
  const length = lengthOf(content.trim());
  if (length === 0) return isLegacy ? '请输入评论' : '请输入评论内容';
  if (isLegacy && length < LEGACY_COMMENT_MIN) return '评论内容不能少于 6 个字';
  if (!isLegacy && length > COMMENT_MAX) return '评论内容最多 140 个字符';
  return null;
}
