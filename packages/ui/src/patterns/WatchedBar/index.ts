export { WatchedBar, type WatchedBarProps } from './WatchedBar.tsx';
