export { activityCardProps } from './activityCard.ts';
export { courseCardProps, courseMeta } from './courseCard.ts';
export { grouped } from './grouped.ts';
export { PopularCourses } from './PopularCourses.tsx';
