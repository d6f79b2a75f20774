export { SectionBoundary, type SectionBoundaryProps } from './SectionBoundary.tsx';
export { Boundary } from './Boundary.tsx';
