export { arrangeStudy, isFinished, STUDY_SORTS, STUDY_STATES } from './studyCourse.ts';
export type { StudyCourse, StudySort, StudyState } from './studyCourse.ts';
export {
  STUDY_LISTS,
  useLessonProgress,
  useLikedActivities,
  useStudyCourses,
} from './useStudyCourses.ts';
export type { StudyList } from './useStudyCourses.ts';
