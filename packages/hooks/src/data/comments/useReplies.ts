import { getCommentReplies } from '@qinghe/api/resources/commentReplies';
import { mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { fromComment } from './commentEntry.ts';
import type { CommentEntry } from './commentEntry.ts';
import { commentInput } from './useComments.ts';
import type { CommentTarget } from './useComments.ts';

/** Loads all comments of a course or lesson (contract E-68), for servers of generation C; null requests nothing. */
export function useAllComments(target: CommentTarget | null): DerivedQuery<CommentEntry[]> {
  const query = useEndpoint(getCommentReplies, target && commentInput(target));
  return mapQuery(query, (rows) => rows.map(fromComment));
}

/** Loads all answers to a comment (contract E-68); a null `commentId` requests nothing. */
export function useReplies(
  target: CommentTarget,
  commentId: string | null,
): DerivedQuery<CommentEntry[]> {
  const query = useEndpoint(
    getCommentReplies,
    commentId === null ? null : { ...commentInput(target), parent_id: commentId },
  );
  return mapQuery(query, (rows) => rows.map(fromComment));
}
