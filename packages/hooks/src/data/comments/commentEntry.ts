import type { Comment, CommentReply, LegacyComment } from '@qinghe/api/resources/comments';
import { plainText } from '../../rich-text/index.ts';
import type { Page } from '../swr/index.ts';

/** A comment or an answer, in one shape for all server generations. */
export interface CommentEntry {
  id: string;
  /** Plain text; '' while the comment waits for approval. */
  content: string;
  /** Whether the comment is approved. */
  isApproved: boolean;
  createdAt: string | null;
  province: string;
  /** Null when the author was deleted. */
  user: { avatar: string; nick_name: string } | null;
  /** Name of the author of the answer that this one responds to; null otherwise. */
  answersTo: string | null;
  /** The newest answers. */
  replies: CommentEntry[];
  /** Number of all answers. */
  repliesCount: number;
}

function fromReply(reply: CommentReply): CommentEntry {
  return {
    id: reply.id,
    content: reply.content,
    isApproved: reply.is_check,
    createdAt: reply.created_at,
    province: reply.ip_province,
    user: reply.user,
    answersTo: reply.reply_user?.nick_name || null,
    replies: [],
    repliesCount: 0,
  };
}

/** Converts a comment of generation C with its newest answers (contract E-67). */
export function fromComment(comment: Comment): CommentEntry {
  return {
    ...fromReply(comment),
    replies: comment.replies.map(fromReply),
    repliesCount: comment.replies_count,
  };
}

/** Converts a comment of generations A and B, which have neither approval nor answers (contract E-63). */
function fromLegacyComment(comment: LegacyComment): CommentEntry {
  return {
    id: String(comment.id),
    content: plainText(comment.render_content),
    isApproved: true,
    createdAt: comment.created_at,
    province: comment.ip_province,
    user: comment.user,
    answersTo: null,
    replies: [],
    repliesCount: 0,
  };
}

/** Converts a page of comments of generation C (contract E-67). */
export function fromComments({ items, total }: Page<Comment>): Page<CommentEntry> {
  return { total, items: items.map(fromComment) };
}

/** Converts a page of comments of generations A and B (contract E-63). */
export function fromLegacyComments({ items, total }: Page<LegacyComment>): Page<CommentEntry> {
  return { total, items: items.map(fromLegacyComment) };
}
