export { LateBackToTop } from './LateBackToTop.tsx';
