export { StudyCourses, StudyCoursesSkeleton, type StudyCoursesProps } from './StudyCourses.tsx';
export { StudyEmpty } from './StudyEmpty.tsx';
export { StudyTabs, type StudyTabsProps } from './StudyTabs.tsx';
export { useStudyTab, type StudyTabState } from './useStudyTab.ts';
