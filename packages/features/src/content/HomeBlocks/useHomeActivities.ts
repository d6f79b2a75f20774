import { useState, type RefObject } from 'react';
import type { Activity } from '@qinghe/api/resources/activities';
import { useActivitiesWhenNear } from '@qinghe/hooks/data/activities';
import { mapQuery, type DerivedQuery } from '@qinghe/hooks/data/swr';
import { upcomingActivities } from './upcomingActivities.ts';

const COUNT = 3;

/**
 * Returns up to three upcoming activities for the home page; they are requested when the element of `ref` comes near the window.
 */
export function useHomeActivities(): DerivedQuery<Activity[]> & {
  ref: RefObject<HTMLElement | null>;
} {
  const [now] = useState(Date.now);
  const { ref, ...query } = useActivitiesWhenNear();
  const next = mapQuery(query, ({ items }) => upcomingActivities(items, now).slice(0, COUNT));
  return { ...next, ref };
}
