export { MemberHeading, type MemberHeadingProps } from './MemberHeading.tsx';
export { MemberMenu } from './MemberMenu.tsx';
export { MemberOverview, type MemberOverviewProps } from './MemberOverview.tsx';
export { MemberSkeleton } from './MemberSkeleton.tsx';
export { MemberStats, type MemberStatsProps } from './MemberStats.tsx';
export { memberPlaces, type MemberPlace } from './places.ts';
