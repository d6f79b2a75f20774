export { activityCardProps, courseCardProps, courseMeta } from './cardProps.ts';
