import { nextUnwatched, useWatched, watchedPercent } from '@qinghe/hooks/data/playback';
import { WatchedBar } from '@qinghe/ui/patterns/WatchedBar';

export interface WatchedPartsProps {
  lessonId: number;
  /** Length of the media in seconds; nothing is shown while it is unknown (0). */
  duration: number;
  /** Moves the player to a second; leave it out where dragging is banned. */
  onSeek?: (seconds: number) => void;
}

/** Which parts of the lesson the member has watched on this device. Grows while the lesson plays. */
export function WatchedParts({ lessonId, duration, onSeek }: WatchedPartsProps) {
  const { ranges, place } = useWatched(lessonId);
  if (!(duration > 0)) return null;
  const target = nextUnwatched(ranges, duration, place);
  const canJump = onSeek !== undefined && target !== null && ranges.length > 0;
  return (
    <WatchedBar
      ranges={ranges}
      duration={duration}
      percent={watchedPercent(ranges, duration)}
      onJump={canJump ? () => onSeek(target) : undefined}
    />
  );
}
