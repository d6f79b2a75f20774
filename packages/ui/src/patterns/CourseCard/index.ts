export { CourseCard, courseCardVariants, type CourseCardProps } from './CourseCard.tsx';
export { CourseCardSkeleton, type CourseCardSkeletonProps } from './CourseCardSkeleton.tsx';
