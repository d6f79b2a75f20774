export { POINTS_PAGE_SIZE, usePoints, usePointsInfinite } from './usePoints.ts';
