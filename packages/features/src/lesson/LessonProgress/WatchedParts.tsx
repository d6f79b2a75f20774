import type { ReactNode } from 'react';
import { nextUnwatched, useWatched } from '@qinghe/hooks/data/playback';
import { WatchedBar } from '@qinghe/ui/patterns/WatchedBar';

export interface WatchedPartsProps {
  /** Id of the lesson whose watched parts are shown. */
  lessonId: number;
  /** Duration of the media in seconds; nothing is rendered while it is unknown (0). */
  duration: number;
  /** Furthest second that the server knows of. */
  known?: number;
  /** Whether the server counts the lesson as finished. */
  isFinished?: boolean;
  /** Moves the player to a second; omit it where dragging is banned. */
  onSeek?: (seconds: number) => void;
  /** Facts shown next to the percentage. */
  children?: ReactNode;
}

/** The member's progress in a lesson, from the server's and this device's data together. Updated while the lesson plays. */
export function WatchedParts({
  lessonId,
  duration,
  known = 0,
  isFinished = false,
  onSeek,
  children,
}: WatchedPartsProps) {
  const { ranges, place, reached } = useWatched(lessonId);
  if (!(duration > 0)) return null;
  const target = nextUnwatched(ranges, duration, place);
  const canJump = onSeek !== undefined && target !== null && ranges.length > 0;
  const percent = Math.min(99, Math.floor((Math.max(known, reached) * 100) / duration));
  return (
    <WatchedBar
      ranges={ranges}
      duration={duration}
      percent={isFinished ? 100 : percent}
      onJump={canJump ? () => onSeek(target) : undefined}
    >
      {children}
    </WatchedBar>
  );
}
