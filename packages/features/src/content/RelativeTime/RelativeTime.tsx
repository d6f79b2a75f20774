import { fullTime, relativeTime, useClock } from '@qinghe/hooks/time';

export interface RelativeTimeProps {
  /** When it was; nothing is shown of a time that is not known. */
  moment: string | null;
  className?: string;
}

/** How long ago something was, with the full time in the title; it goes on while the page stays open. */
export function RelativeTime({ moment, className }: RelativeTimeProps) {
  const now = useClock();
  if (!moment) return null;
  return (
    <time className={className} dateTime={moment} title={fullTime(moment)}>
      {relativeTime(moment, now)}
    </time>
  );
}
