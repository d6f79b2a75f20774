import { type Activity, ACTIVITY_STATUS } from '@qinghe/api/resources/activities';
import { dateParts, timeRange } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import type { ActivityCardProps } from '@qinghe/ui/patterns/ActivityCard';

const place = ({ city, address }: Pick<Activity, 'city' | 'address'>) =>
  [city.replace(/市$/, ''), address].filter(Boolean).join('・') || undefined;

/** Statuses shown as a label on the cover; the others show in the number of seats or not at all. */
const PLATES: readonly (number | null)[] = [
  ACTIVITY_STATUS.notOpen,
  ACTIVITY_STATUS.closed,
  ACTIVITY_STATUS.running,
  ACTIVITY_STATUS.ended,
  ACTIVITY_STATUS.cancelled,
];

type CardActivity = Pick<
  Activity,
  | 'id'
  | 'title'
  | 'thumb'
  | 'started_at'
  | 'ended_at'
  | 'city'
  | 'address'
  | 'charge'
  | 'is_free'
  | 'user_count'
  | 'status'
  | 'status_text'
> &
  Partial<Pick<Activity, 'user_limit'>>;

/** Returns the card's props for an activity. The short form in the member's lists has no `user_limit`. */
export function activityCardProps(
  activity: CardActivity,
): Omit<ActivityCardProps, 'ref' | 'headingLevel' | 'isPriority'> {
  const start = dateParts(activity.started_at);
  return {
    href: paths.activity(activity.id),
    title: activity.title,
    cover: activity.thumb,
    ...(start && { date: { month: `${start.month} 月`, day: String(start.day).padStart(2, '0') } }),
    time: timeRange(activity.started_at, activity.ended_at) || undefined,
    place: place(activity),
    price: activity.charge,
    isFree: activity.is_free,
    joined: activity.user_count,
    capacity: activity.user_limit,
    isFull: activity.status === ACTIVITY_STATUS.full,
    isClosed:
      activity.status === ACTIVITY_STATUS.closed || activity.status === ACTIVITY_STATUS.running,
    isEnded: activity.status === ACTIVITY_STATUS.ended,
    isCancelled: activity.status === ACTIVITY_STATUS.cancelled,
    ...(PLATES.includes(activity.status) && { plate: activity.status_text }),
  };
}
