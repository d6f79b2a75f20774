/** A lesson's length and how much of it was watched, in seconds. */
export interface LessonTime {
  /** 0 when unknown. */
  duration: number;
  watched: number;
  isFinished?: boolean;
}

/**
 * Returns the seconds that are left of some lessons at a playback speed; 0 when all are finished, null when no length is known.
 * Lessons of unknown length are left out.
 */
export function timeLeft(lessons: readonly LessonTime[], rate: number): number | null {
  const known = lessons.filter(({ duration }) => duration > 0);
  if (known.length === 0 || !(rate > 0)) return null;
  const rest = known.reduce(
    (sum, { duration, watched, isFinished }) =>
      sum + (isFinished ? 0 : Math.max(0, duration - Math.max(0, watched))),
    0,
  );
  return rest / rate;
}

function inWords(seconds: number, rate: number): string {
  // At speed 1 round down, to match the length that the course states; other speeds have no stated length to match.
  const minutes = rate === 1 ? Math.floor(seconds / 60) : Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (seconds < 60) return '不到 1 分钟';
  if (hours === 0) return `约 ${minutes} 分钟`;
  return minutes % 60 === 0 ? `约 ${hours} 小时` : `约 ${hours} 小时 ${minutes % 60} 分`;
}

/** Formats the time left, as `剩余约 17 分钟（1.5 倍速）`; the speed is given unless it is 1. `已学完` when nothing is left. */
export function describeTimeLeft(seconds: number, rate: number): string {
  if (seconds < 1) return '已学完';
  return `剩余${inWords(seconds, rate)}${rate === 1 ? '' : `（${rate} 倍速）`}`;
}
