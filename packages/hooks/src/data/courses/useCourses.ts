import { getCourses } from '@qinghe/api/resources/courses';
import type { Course, CourseScene } from '@qinghe/api/resources/courses';
import { useEndpoint, withPage } from '../swr/index.ts';
import type { PageQuery } from '../swr/index.ts';

/** Number of courses on one page of the desktop list: three rows of four. */
export const COURSE_PAGE_SIZE = 12;

/** Number of courses that h5 loads at a time while scrolling (contract 4.11). */
export const COURSE_BATCH_SIZE = 10;

/** Filters of the course list. */
export interface CourseFilter {
  /** Category id; a parent category includes its children. Undefined or 0 means all. */
  category?: number | undefined;
  /** Order or filter of the list: newest, free, by buyers, recommended. */
  scene?: CourseScene | undefined;
}

/** Returns the input of the call for one page of the course list, used by hooks and preloading alike. */
export function courseListInput({
  page = 1,
  category = 0,
  scene = '',
  pageSize = COURSE_PAGE_SIZE,
}: CourseFilter & { page?: number; pageSize?: number }) {
  return { page, page_size: pageSize, category_id: category, scene };
}

/** Loads one page of courses (contract E-52), twelve by default. The previous page stays while the next one loads. */
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
