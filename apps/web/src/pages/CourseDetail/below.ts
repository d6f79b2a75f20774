export { OfferFollower } from './OfferFollower.tsx';
export { RelatedCourses } from './RelatedCourses.tsx';
