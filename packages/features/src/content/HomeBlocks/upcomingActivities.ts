import { ACTIVITY_STATUS, type Activity } from '@qinghe/api/resources/activities';

/** Statuses of an upcoming activity, the most relevant first (contract 3.1). */
const UPCOMING: readonly (number | null)[] = [
  ACTIVITY_STATUS.open,
  ACTIVITY_STATUS.notOpen,
  ACTIVITY_STATUS.full,
  ACTIVITY_STATUS.closed,
];

function isUpcoming({ status, started_at }: Activity, now: number): boolean {
  if (status !== null) return UPCOMING.includes(status);
  return started_at === null || Date.parse(started_at) > now;
}

/**
 * Returns the upcoming activities, those open for sign-up first, else in the server's order. Without a status the start decides.
 */
export function upcomingActivities(activities: readonly Activity[], now: number): Activity[] {
  const coming = activities.filter((activity) => isUpcoming(activity, now));
  const isOpen = ({ status }: Activity) => status === ACTIVITY_STATUS.open;
  return [...coming.filter(isOpen), ...coming.filter((activity) => !isOpen(activity))];
}
