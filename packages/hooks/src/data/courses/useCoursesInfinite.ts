import { getCourses } from '@qinghe/api/resources/courses';
import type { Course } from '@qinghe/api/resources/courses';
import { idOf, itself, useInfiniteEndpoint } from '../swr/index.ts';
import type { InfiniteQuery } from '../swr/index.ts';
import { COURSE_BATCH_SIZE, courseListInput } from './useCourses.ts';
import type { CourseFilter } from './useCourses.ts';

/** Loads courses page by page (contract E-52). */
export function useCoursesInfinite({ category, scene }: CourseFilter = {}): InfiniteQuery<Course> {
  return useInfiniteEndpoint(getCourses, {
    inputOf: (page) => courseListInput({ page, category, scene, pageSize: COURSE_BATCH_SIZE }),
    pageSize: COURSE_BATCH_SIZE,
    pageOf: itself,
    idOf,
  });
}
