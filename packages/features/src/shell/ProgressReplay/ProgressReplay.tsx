import { useProgressReplay } from '@qinghe/hooks/data/playback';

/** Reports lesson progress that an earlier page could not report. Renders nothing. */
export function ProgressReplay() {
  useProgressReplay();
  return null;
}
