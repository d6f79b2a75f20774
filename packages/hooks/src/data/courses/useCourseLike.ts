import { getCourse, toggleCourseLike } from '@qinghe/api/resources/courses';
import { useLike } from '../swr/index.ts';
import type { Like } from '../swr/index.ts';

const calls = { get: getCourse, toggle: toggleCourseLike, list: 'getLikedCourses' };

/**
 * Likes a course, or unlikes a liked one (contract E-55). The cached course is updated at once and rolled back when the call
 * fails.
 */
export function useCourseLike(courseId: number): Like {
  return useLike(calls, { id: courseId });
}
