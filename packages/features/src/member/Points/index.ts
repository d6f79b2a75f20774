export { PointsBalance } from './PointsBalance.tsx';
export { PointsEmpty } from './PointsEmpty.tsx';
export { PointsRecords, PointsRecordsSkeleton, type PointsRecordsProps } from './PointsRecords.tsx';
export { PointsRules } from './PointsRules.tsx';
