import useSWRMutation from 'swr/mutation';
import { getCommentReplies } from '@qinghe/api/resources/commentReplies';
import { getComments, getCourseComments, getLessonComments } from '@qinghe/api/resources/comments';
import {
  postComment,
  postCourseComment,
  postLessonComment,
} from '@qinghe/api/resources/newComments';
import { client } from '../client/index.ts';
import { isNotFound, useInvalidate } from '../swr/index.ts';
import { commentInput } from './useComments.ts';
import type { CommentTarget } from './useComments.ts';

/** Maximum number of characters of a comment on servers of generation C (contract E-69). */
export const COMMENT_MAX = 140;
/** Minimum number of characters of a comment on older servers (contract E-65). */
export const LEGACY_COMMENT_MIN = 6;

/** A comment or answer to be sent. */
export interface NewCommentInput {
  content: string;
  /** Id of the comment that is answered; absent for a comment. */
  parentId?: string;
  /** Id of the answer to that comment that is responded to; absent where it is the comment itself. */
  replyId?: string;
}

/**
 * Posts a comment on a course or a lesson, or an answer (contract E-69; on older servers E-65 and E-66, which have no answers).
 * Before the list has loaded the server's generation is unknown: a comment that gets a 404 is sent again by the older call.
 * Resolves to whether the comment waits for approval.
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

/** Returns {@link writeComment} as a mutation; on success the lists that hold the comment are requested again. */
export function usePostComment(target: CommentTarget, isLegacy: boolean) {
  const invalidate = useInvalidate();
  const send = (_key: string, { arg }: { arg: NewCommentInput }) =>
    writeComment(target, isLegacy, arg);
  return useSWRMutation<boolean, Error, string, NewCommentInput>(postComment.name, send, {
    onSuccess: () =>
      invalidate(getComments, getCommentReplies, getCourseComments, getLessonComments),
  });
}
