export { TeacherCard, type TeacherCardProps } from './TeacherCard.tsx';
export { TeacherCardSkeleton } from './TeacherCardSkeleton.tsx';
