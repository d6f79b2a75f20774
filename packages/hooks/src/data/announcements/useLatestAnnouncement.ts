import { getLatestAnnouncement } from '@qinghe/api/resources/announcements';
import type { Announcement } from '@qinghe/api/resources/announcements';
import { freshness, mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** Loads the newest announcement; its data is null when there is none (contract E-46). */
export function useLatestAnnouncement(): DerivedQuery<Announcement | null> {
  const query = useEndpoint(getLatestAnnouncement, {}, { dedupingInterval: freshness.school });
  return mapQuery(query, (announcement): Announcement | null => announcement);
}
