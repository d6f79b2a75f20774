import useSWRMutation from 'swr/mutation';
import {
  getCommentReplies,
  getComments,
  getCourseComments,
  getLessonComments,
  postComment,
  postCourseComment,
  postLessonComment,
} from '@qinghe/api/resources/comments';
import { client } from '../client/index.ts';
import { isNotFound, useInvalidate } from '../swr/index.ts';
import { commentInput } from './useComments.ts';
import type { CommentTarget } from './useComments.ts';

/** Most characters of a comment on servers of generation C (contract E-69). */
export const COMMENT_MAX = 140;
/** Fewest characters of a comment on older servers (contract E-65). */
export const LEGACY_COMMENT_MIN = 6;

/** What is written. */
export interface NewCommentInput {
  content: string;
  /** Id of the comment that is answered. */
  parentId?: string;
  /** Id of the answer below it that is answered. */
  replyId?: string;
}

/**
 * Writes a comment on a course or a lesson, or an answer (contract E-69; on older servers E-65 and E-66, which know no
 * answers). Whoever is quicker than the list, which tells what the server has, is told apart by its answer. Resolves to
 * whether it waits for approval.
 */
export async function writeComment(
  target: CommentTarget,
  isLegacy: boolean,
  { content, parentId, replyId }: NewCommentInput,
): Promise<boolean> {
  const writeLegacy = async () => {
    const endpoint = target.kind === 'course' ? postCourseComment : postLessonComment;
    await client.send(endpoint, { id: target.id, content });
    return false;
  };
  if (isLegacy) return writeLegacy();
  try {
    const written = await client.send(postComment, {
      ...commentInput(target),
      content,
      ...(parentId !== undefined && { parent_id: parentId }),
      ...(replyId !== undefined && { reply_id: replyId }),
    });
    return !written.is_check;
  } catch (error) {
    if (parentId === undefined && isNotFound(error)) return writeLegacy();
    throw error;
  }
}

/** {@link writeComment} with its state; the lists with the comment are asked for anew. */
export function usePostComment(target: CommentTarget, isLegacy: boolean) {
  const invalidate = useInvalidate();
  const send = (_key: string, { arg }: { arg: NewCommentInput }) =>
    writeComment(target, isLegacy, arg);
  return useSWRMutation<boolean, Error, string, NewCommentInput>(postComment.name, send, {
    onSuccess: () =>
      invalidate(getComments, getCommentReplies, getCourseComments, getLessonComments),
  });
}
