export { PullSign, PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx';
export { usePull } from './usePull.ts';
