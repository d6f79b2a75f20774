import { getCourse, getCourses } from '@qinghe/api/resources/courses';
import { readId } from '../../url/index.ts';
import { preloadEndpoint, readListQuery } from '../swr/index.ts';
import { COURSE_BATCH_SIZE, courseListInput } from './useCourses.ts';

/** Asks for the page of courses that the query of `/courses` names. */
export function preloadCourses(search: URLSearchParams): void {
  preloadEndpoint(getCourses, courseListInput(readListQuery(search)));
}

/** Asks for the first batch of the growing course list. */
export function preloadCoursesBatch(search: URLSearchParams): void {
  const query = { ...readListQuery(search), page: 1, pageSize: COURSE_BATCH_SIZE };
  preloadEndpoint(getCourses, courseListInput(query));
}

/** Asks for a course by the id in its path; does nothing when it is no id. */
export function preloadCourse(courseId: string | undefined): void {
  const id = readId(courseId);
  if (id !== null) preloadEndpoint(getCourse, { id });
}
