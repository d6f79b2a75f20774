export { ActivityFilters } from './ActivityFilters.tsx';
export { ActivityGrid, ActivityGridSkeleton } from './ActivityGrid.tsx';
export { ActivityListEmpty } from './ActivityListEmpty.tsx';
export { useActivityFilter, type ActivityFilterState } from './useActivityFilter.ts';
