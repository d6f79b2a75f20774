export { Loading, type LoadingProps } from './Loading.tsx';
export { Skeleton, SkeletonText, type SkeletonProps, type SkeletonTextProps } from './Skeleton.tsx';
export { useDelayedVisible } from './useDelayedVisible.ts';
