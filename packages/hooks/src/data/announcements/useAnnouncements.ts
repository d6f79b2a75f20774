import {
  getAnnouncement,
  getAnnouncements,
  getLatestAnnouncement,
} from '@qinghe/api/resources/announcements';
import type { Announcement } from '@qinghe/api/resources/announcements';
import { freshness, mapQuery, preloadEndpoint, useEndpoint, withPage } from '../swr/index.ts';
import type { DerivedQuery, PageQuery, Query } from '../swr/index.ts';

/** Announcements on one page (contract 7.2). */
export const ANNOUNCEMENT_PAGE_SIZE = 10;

function listInput(page: number) {
  return { page, size: ANNOUNCEMENT_PAGE_SIZE };
}

/** Asks for the first page of announcements. */
export function preloadAnnouncements(): void {
  preloadEndpoint(getAnnouncements, listInput(1));
}

/** One page of announcements, newest first (contract E-44). */
export function useAnnouncements({ page = 1 }: { page?: number } = {}): PageQuery<Announcement> {
  const query = useEndpoint(getAnnouncements, listInput(page), { keepPreviousData: true });
  return withPage(query, page, ANNOUNCEMENT_PAGE_SIZE);
}

/** One announcement (contract E-45); null asks for nothing. */
export function useAnnouncement(id: number | null): Query<Announcement> {
  return useEndpoint(getAnnouncement, id === null ? null : { id });
}

/** The newest announcement; its data is null when there is none (contract E-46). */
export function useLatestAnnouncement(): DerivedQuery<Announcement | null> {
  const query = useEndpoint(getLatestAnnouncement, {}, { dedupingInterval: freshness.school });
  return mapQuery(query, (announcement): Announcement | null => announcement);
}
