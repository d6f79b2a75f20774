export { courseListPath, findCourseCategory } from './listPath.ts';
export type { FoundCategory } from './listPath.ts';
export { preloadCourse, preloadCourses, preloadCoursesBatch } from './preload.ts';
export { resumePoint } from './resume.ts';
export type { ResumePoint } from './resume.ts';
export { useCourseAttachment } from './useCourseAttachment.ts';
export { useCourseLike } from './useCourseLike.ts';
export { useCourse, useCourseCategories } from './useCourse.ts';
export {
  COURSE_BATCH_SIZE,
  COURSE_PAGE_SIZE,
  courseListInput,
  useCourses,
  useRelatedCourses,
} from './useCourses.ts';
export type { CourseFilter } from './useCourses.ts';
export { useCoursesInfinite } from './useCoursesInfinite.ts';
