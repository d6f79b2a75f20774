export { activityCardProps } from './activityCard.ts';
export { courseCardProps, courseMeta, learnersText } from './courseCard.ts';
export { PopularCourses } from './PopularCourses.tsx';
