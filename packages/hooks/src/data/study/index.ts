export type { StudyCourse } from './studyCourse.ts';
export {
  STUDY_LISTS,
  STUDY_PAGE_SIZE,
  useStudyCourses,
  useStudyCoursesInfinite,
} from './useStudyCourses.ts';
export type { StudyList, StudyPageQuery } from './useStudyCourses.ts';
