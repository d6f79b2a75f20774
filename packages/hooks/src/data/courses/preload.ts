import { getCourse, getCourseCategories, getCourses } from '@qinghe/api/resources/courses';
import { readId } from '../../url/index.ts';
import { preloadEndpoint, readListQuery } from '../swr/index.ts';
import { COURSE_BATCH_SIZE, courseListInput } from './useCourses.ts';

/** Preloads the page of courses that the query of `/courses` asks for, and the categories. */
export function preloadCourses(search: URLSearchParams): void {
  preloadEndpoint(getCourses, courseListInput(readListQuery(search)));
  preloadEndpoint(getCourseCategories, {});
}

/** Preloads the first batch of the infinite course list, and the categories. */
export function preloadCoursesBatch(search: URLSearchParams): void {
  const query = { ...readListQuery(search), page: 1, pageSize: COURSE_BATCH_SIZE };
  preloadEndpoint(getCourses, courseListInput(query));
  preloadEndpoint(getCourseCategories, {});
}

/** Preloads a course by the id in its path, and the categories; does nothing when that is not an id. */
export function preloadCourse(courseId: string | undefined): void {
  const id = readId(courseId);
  if (id === null) return;
  preloadEndpoint(getCourse, { id });
  preloadEndpoint(getCourseCategories, {});
}
