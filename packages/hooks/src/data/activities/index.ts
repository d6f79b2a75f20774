export { preloadActivities, preloadActivitiesBatch, preloadActivity } from './preload.ts';
export {
  ACTIVITY_BATCH_SIZE,
  ACTIVITY_PAGE_SIZE,
  activityListInput,
  useActivities,
  useActivitiesInfinite,
  useActivity,
  useActivityCategories,
} from './useActivities.ts';
export type { ActivityFilter } from './useActivities.ts';
