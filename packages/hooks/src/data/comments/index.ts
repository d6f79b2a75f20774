export type { CourseComment } from './courseComments.ts';
export { useCourseComments } from './useCourseComments.ts';
