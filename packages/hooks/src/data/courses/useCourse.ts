import { getCourse, getCourseCategories } from '@qinghe/api/resources/courses';
import type { CourseCategory, CourseDetail } from '@qinghe/api/resources/courses';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** Loads a course with its lessons and the member's rights (contract E-53); null requests nothing. */
export function useCourse(id: number | null): Query<CourseDetail> {
  return useEndpoint(getCourse, id === null ? null : { id });
}

/** Loads the course categories, two levels (contract E-54). */
export function useCourseCategories(): Query<CourseCategory[]> {
  return useEndpoint(getCourseCategories, {}, { dedupingInterval: freshness.school });
}
