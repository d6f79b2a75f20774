import { useState } from 'react';
import { fullTime, relativeTime } from '@qinghe/hooks/time';

/** How long ago something was announced, with the full time in the title; nothing when unknown. */
export function AnnouncementTime({ moment }: { moment: string | null }) {
  const [now] = useState(() => new Date());
  if (!moment) return null;
  return (
    <time dateTime={moment} title={fullTime(moment)}>
      {relativeTime(moment, now)}
    </time>
  );
}
