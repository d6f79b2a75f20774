import { useProgressReplay } from '@qinghe/hooks/data/playback';

/** Reports the progress that an earlier page could not. Shows nothing. */
export function ProgressReplay() {
  useProgressReplay();
  return null;
}
