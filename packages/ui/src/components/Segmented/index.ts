export { Segmented, type SegmentedItem, type SegmentedProps } from './Segmented.tsx';
