export type { CommentEntry } from './commentEntry.ts';
export { useComments } from './useComments.ts';
export type { CommentsQuery, CommentTarget } from './useComments.ts';
export { useAllComments, useReplies } from './useReplies.ts';
export { COMMENT_MAX, LEGACY_COMMENT_MIN, usePostComment } from './usePostComment.ts';
export type { NewCommentInput } from './usePostComment.ts';
