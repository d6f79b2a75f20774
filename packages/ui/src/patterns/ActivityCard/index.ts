export { ActivityCard, type ActivityCardProps } from './ActivityCard.tsx';
export { ActivityCardSkeleton } from './ActivityCardSkeleton.tsx';
