import type { HTMLAttributes } from 'react';
import { describeTimeLeft, timeLeft, type LessonTime } from '@qinghe/hooks/data/playback';
import { text } from '@qinghe/ui/styles/text';

export interface TimeLeftProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The lessons of a course or chapter, or a single one. */
  lessons: readonly LessonTime[];
  /** The member's playback speed. */
  rate?: number;
}

/** The time that lessons still take at the member's speed; renders nothing where no duration is known. */
export function TimeLeft({ lessons, rate = 1, ...rest }: TimeLeftProps) {
  const seconds = timeLeft(lessons, rate);
  if (seconds === null) return null;
  return (
    <span css={text.number} {...rest}>
      {describeTimeLeft(seconds, rate)}
    </span>
  );
}
