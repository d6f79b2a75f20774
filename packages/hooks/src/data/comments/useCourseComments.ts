import { COMMENT_TARGET, getComments, getCourseComments } from '@qinghe/api/resources/comments';
import { isNotFound, mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery, Page } from '../swr/index.ts';
import { fromComments, fromLegacyComments } from './courseComments.ts';
import type { CourseComment } from './courseComments.ts';

/**
 * The newest comments of a course and their number (contract E-67); from servers that answer 404 to
 * that call all comments (E-63). Null asks for nothing.
 */
export function useCourseComments(courseId: number | null): DerivedQuery<Page<CourseComment>> {
  const current = useEndpoint(
    getComments,
    courseId === null ? null : { rt: COMMENT_TARGET.course, rid: courseId },
  );
  const isGone = isNotFound(current.error);
  const legacy = useEndpoint(
    getCourseComments,
    isGone && courseId !== null ? { id: courseId } : null,
  );
  return isGone ? mapQuery(legacy, fromLegacyComments) : mapQuery(current, fromComments);
}
