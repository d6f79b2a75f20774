export { Empty, emptyVariants, type EmptyProps } from './Empty.tsx';
