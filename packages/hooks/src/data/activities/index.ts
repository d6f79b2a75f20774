export { findArrivalCard, keepArrivalCard } from './arrivalCards.ts';
export type { ArrivalCard } from './arrivalCards.ts';
export { useActivitiesProbe } from './useActivitiesProbe.ts';
export { preloadActivities, preloadActivitiesBatch, preloadActivity } from './preload.ts';
export {
  ACTIVITY_BATCH_SIZE,
  ACTIVITY_FILTER_STATES,
  ACTIVITY_PAGE_SIZE,
  activityListInput,
  readActivityQuery,
  useActivities,
  useActivitiesWhenNear,
  useActivity,
  useActivityCategories,
} from './useActivities.ts';
export type { ActivityFilter, ActivityListQuery } from './useActivities.ts';
export { useActivitiesInfinite } from './useActivitiesInfinite.ts';
export { useActivityLike } from './useActivityLike.ts';
export { usePlannedActivities } from './usePlannedActivities.ts';
export type { PlannedActivities, PlannedActivity } from './usePlannedActivities.ts';
