export {
  Progress,
  progressTones,
  progressVariants,
  toPercent,
  type ProgressProps,
} from './Progress.tsx';
