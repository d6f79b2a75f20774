import { fullTime, relativeTime, useClock } from '@qinghe/hooks/time';

export interface RelativeTimeProps {
  /** The time to show; nothing is rendered for null. */
  moment: string | null;
  className?: string;
}

/** How long ago something was, with the full time as its `title`; updated while the page is open. */
export function RelativeTime({ moment, className }: RelativeTimeProps) {
  const now = useClock();
  if (!moment) return null;
  return (
    <time className={className} dateTime={moment} title={fullTime(moment)}>
      {relativeTime(moment, now)}
    </time>
  );
}
