import {
  COMMENT_TARGET,
  getComments,
  getCourseComments,
  getLessonComments,
} from '@qinghe/api/resources/comments';
import { isNotFound, mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery, Page } from '../swr/index.ts';
import { fromComments, fromLegacyComments } from './commentEntry.ts';
import type { CommentEntry } from './commentEntry.ts';

/** The course or lesson that is commented on. */
export interface CommentTarget {
  kind: keyof typeof COMMENT_TARGET;
  id: number;
}

/** Returns the input of the calls that list comments and answers on generation C. */
export function commentInput({ kind, id }: CommentTarget) {
  return { rt: COMMENT_TARGET[kind], rid: id };
}

/** The newest comments of a course or lesson, and what its server supports. */
export interface CommentsQuery extends DerivedQuery<Page<CommentEntry>> {
  /** Whether the server is of generation A or B: no answers, no approval, at least six characters. */
  isLegacy: boolean;
  /** Whether the server has no comments at all. */
  isAbsent: boolean;
}

/**
 * Loads the newest comments of a course or a lesson and their number (contract E-67). From servers that answer 404 to that call
 * it loads all comments (E-63, E-64). Null requests nothing.
 */
export function useComments(target: CommentTarget | null): CommentsQuery {
  const current = useEndpoint(getComments, target && commentInput(target));
  const isLegacy = isNotFound(current.error);
  const idOf = (kind: CommentTarget['kind']) =>
    isLegacy && target?.kind === kind ? { id: target.id } : null;
  const legacyCourse = useEndpoint(getCourseComments, idOf('course'));
  const legacyLesson = useEndpoint(getLessonComments, idOf('lesson'));
  const legacy = target?.kind === 'lesson' ? legacyLesson : legacyCourse;
  const query = isLegacy ? mapQuery(legacy, fromLegacyComments) : mapQuery(current, fromComments);
  return { ...query, isLegacy, isAbsent: isLegacy && isNotFound(legacy.error) };
}
