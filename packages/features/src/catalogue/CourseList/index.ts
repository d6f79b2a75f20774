export { CategoryFilter, type CategoryFilterProps } from './CategoryFilter.tsx';
export { CourseListEmpty, type CourseListEmptyProps } from './CourseListEmpty.tsx';
export { SceneLinks, type SceneLinksProps } from './SceneLinks.tsx';
export { stale } from './CourseList.styles.ts';
export { useCourseList, type CourseList } from './useCourseList.ts';
