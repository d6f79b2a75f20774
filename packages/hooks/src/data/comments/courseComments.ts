import type { Comment, LegacyComment } from '@qinghe/api/resources/comments';
import { plainText } from '../../rich-text/index.ts';
import type { Page } from '../swr/index.ts';

/** A comment as every server generation can give it. */
export interface CourseComment {
  id: string;
  /** Plain text; '' while the comment waits for approval. */
  content: string;
  /** Whether the comment is approved. */
  isApproved: boolean;
  createdAt: string | null;
  province: string;
  /** Null when the author was deleted. */
  user: { avatar: string; nick_name: string } | null;
  /** Number of answers. */
  replies: number;
}

/** Comments of generation C (contract E-67). */
export function fromComments({ items, total }: Page<Comment>): Page<CourseComment> {
  return {
    total,
    items: items.map((comment) => ({
      id: comment.id,
      content: comment.content,
      isApproved: comment.is_check,
      createdAt: comment.created_at,
      province: comment.ip_province,
      user: comment.user,
      replies: comment.replies_count,
    })),
  };
}

/** Comments of generations A and B, which have neither approval nor answers (contract E-63). */
export function fromLegacyComments({ items, total }: Page<LegacyComment>): Page<CourseComment> {
  return {
    total,
    items: items.map((comment) => ({
      id: String(comment.id),
      content: plainText(comment.render_content),
      isApproved: true,
      createdAt: comment.created_at,
      province: comment.ip_province,
      user: comment.user,
      replies: 0,
    })),
  };
}
