export { preloadCourse, preloadCourses, preloadCoursesBatch } from './preload.ts';
export {
  COURSE_BATCH_SIZE,
  COURSE_PAGE_SIZE,
  courseListInput,
  useCourse,
  useCourseCategories,
  useCourses,
  useCoursesInfinite,
} from './useCourses.ts';
export type { CourseFilter } from './useCourses.ts';
