import type { HTMLAttributes } from 'react';
import { describeTimeLeft, timeLeft, type LessonTime } from '@qinghe/hooks/data/playback';
import { text } from '@qinghe/ui/styles/text';

export interface TimeLeftProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** One lesson, a chapter's or a course's. */
  lessons: readonly LessonTime[];
  /** Speed at which the member watches. */
  rate?: number;
}

/** How long lessons still take at the member's speed; nothing where no length is known. */
export function TimeLeft({ lessons, rate = 1, ...rest }: TimeLeftProps) {
  const seconds = timeLeft(lessons, rate);
  if (seconds === null) return null;
  return (
    <span css={text.number} {...rest}>
      {describeTimeLeft(seconds, rate)}
    </span>
  );
}
