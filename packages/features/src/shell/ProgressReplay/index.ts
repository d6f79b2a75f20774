export { ProgressReplay } from './ProgressReplay.tsx';
