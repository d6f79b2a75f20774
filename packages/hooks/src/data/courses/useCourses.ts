import { getCourses } from '@qinghe/api/resources/courses';
import type { Course, CourseScene } from '@qinghe/api/resources/courses';
import { useEndpoint, withPage } from '../swr/index.ts';
import type { PageQuery } from '../swr/index.ts';

/** Courses on one page of the desktop list: three rows of four. */
export const COURSE_PAGE_SIZE = 12;

/** Courses that h5 loads at a time while scrolling (contract 4.11). */
export const COURSE_BATCH_SIZE = 10;

/** Filters of the course list. */
export interface CourseFilter {
  /** Category id; a parent includes its children. Undefined or 0 is all. */
  category?: number | undefined;
  /** Order and filter: newest, free, by buyers, recommended. */
  scene?: CourseScene | undefined;
}

/** The call of one page of the course list, for hooks and preloading alike. */
export function courseListInput({
  page = 1,
  category = 0,
  scene = '',
  pageSize = COURSE_PAGE_SIZE,
}: CourseFilter & { page?: number; pageSize?: number }) {
  return { page, page_size: pageSize, category_id: category, scene };
}

/** One page of courses (contract E-52), twelve unless told otherwise. The old page stays while the next one loads. */
export function useCourses({
  page = 1,
  pageSize = COURSE_PAGE_SIZE,
  ...filter
}: CourseFilter & { page?: number; pageSize?: number } = {}): PageQuery<Course> {
  const query = useEndpoint(getCourses, courseListInput({ ...filter, page, pageSize }), {
    keepPreviousData: true,
  });
  return withPage(query, page, pageSize);
}
