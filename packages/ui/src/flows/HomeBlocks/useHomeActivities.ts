import { useState } from 'react';
import type { Activity } from '@qinghe/api/resources/activities';
import { useActivities } from '@qinghe/hooks/data/activities';
import { mapQuery, type DerivedQuery } from '@qinghe/hooks/data/swr';
import { upcomingActivities } from './upcomingActivities.ts';

const COUNT = 3;

/** The next activities for the home page, three at most. */
export function useHomeActivities(): DerivedQuery<Activity[]> {
  const [now] = useState(Date.now);
  return mapQuery(useActivities(), ({ items }) => upcomingActivities(items, now).slice(0, COUNT));
}
