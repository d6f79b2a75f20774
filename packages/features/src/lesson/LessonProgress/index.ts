export { TimeLeft, type TimeLeftProps } from './TimeLeft.tsx';
export { WatchedParts, type WatchedPartsProps } from './WatchedParts.tsx';
